#!/bin/sh
# Runs a command that may be silent for minutes, and says every ten seconds that it is still at work.
# $1: what it does; the rest is the command.
what=$1
shift
(
  trap 'kill "$nap" 2>/dev/null; exit' TERM
  seconds=0
  while :; do
    sleep 10 &
    nap=$!
    wait "$nap"
    seconds=$((seconds + 10))
    echo "$what ($seconds s so far)"
  done
) &
clock=$!
trap 'kill "$clock" 2>/dev/null' EXIT
trap 'exit 130' INT
"$@"
