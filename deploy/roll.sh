#!/bin/sh
# Brings what is checked out to all nodes, one after the other, while the others serve: sh deploy/roll.sh
set -eu
cd "$(dirname "$0")/.."

docker compose build
for node in node1 node2 node3; do
  docker compose up --detach --no-deps --wait --wait-timeout 180 "$node"
done
