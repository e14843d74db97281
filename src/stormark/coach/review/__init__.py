"""A finished game in review: how chances went, who was lucky, and what would have been better."""

from stormark.coach.review.parts import Part, part_of, parts_of
from stormark.coach.review.summary import summed

__all__ = ["Part", "part_of", "parts_of", "summed"]
