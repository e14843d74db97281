"""What stands around the routes: limits, headers, cached answers, the files of the client."""
