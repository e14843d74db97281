"""A first game, step by step: scenario files that explain what happens (docs/scenarios.md)."""

from stormark.lessons.course import Course, course_of
from stormark.lessons.frames import Frame, frames_of

__all__ = ["Course", "Frame", "course_of", "frames_of"]
