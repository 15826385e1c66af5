"""python -m souk: the same as the command souk."""

import sys

from souk.cli import main

if __name__ == "__main__":
    sys.exit(main())
