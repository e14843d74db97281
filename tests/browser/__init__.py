"""Tests in a real browser: see README.md.

This folder is a package so that its fixtures end with it: while Playwright runs, no other test can
use asyncio.
"""
