"""Texts in every language: which one to use, and the catalogue of its messages."""

from stormark.i18n.catalogue import Catalogue, MissingTextError, translator
from stormark.i18n.language import detect
from stormark.kernel.languages import LANGUAGES

__all__ = ["LANGUAGES", "Catalogue", "MissingTextError", "detect", "translator"]
