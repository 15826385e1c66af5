"""What can be edited in each family of titles."""
