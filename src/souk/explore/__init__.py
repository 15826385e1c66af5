"""Exploring: a position that is read, edited and played on, choice by choice and lot by lot."""
