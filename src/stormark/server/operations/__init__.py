"""Running a server: backups, verifying, logs and numbers."""
