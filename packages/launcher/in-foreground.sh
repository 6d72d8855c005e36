#!/bin/sh
# Runs a command as the terminal's foreground job, so that a Ctrl-C reaches it alone: the runners above it (npx and
# the shells between) would otherwise end by the signal at once and report a failure instead of waiting for our exit code.
# Without a terminal there is no job control, and the command simply runs.
set -m 2>/dev/null
"$@"
