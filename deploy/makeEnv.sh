#!/bin/sh
# Makes .env beside compose.yaml, once: sh deploy/makeEnv.sh reception.example.com [administrator@example.com]
set -eu
cd "$(dirname "$0")/.."

host=${1:?the name under which people reach the service, such as reception.example.com}
administrator=${2:-admin@mukae.example}
if [ -e .env ]; then
  echo ".env is there already, and stays as it is." >&2
  exit 1
fi

secret() { od -An -tx1 -N "$1" /dev/urandom | tr -d ' \n'; }
password="Mukae-$(secret 8)"

# Whoever lays documents there need not be root.
mkdir -p documents
umask 077
sed \
  -e "s|^PUBLIC_HOST=.*|PUBLIC_HOST=$host|" \
  -e "s|^ADMIN_LOGIN_ID=.*|ADMIN_LOGIN_ID=$administrator|" \
  -e "s|^ADMIN_PASSWORD=.*|ADMIN_PASSWORD=$password|" \
  -e "s|^POSTGRES_PASSWORD=.*|POSTGRES_PASSWORD=$(secret 24)|" \
  -e "s|^REDIS_PASSWORD=.*|REDIS_PASSWORD=$(secret 24)|" \
  -e "s|^S3_ACCESS_KEY_ID=.*|S3_ACCESS_KEY_ID=$(secret 10)|" \
  -e "s|^S3_SECRET_ACCESS_KEY=.*|S3_SECRET_ACCESS_KEY=$(secret 24)|" \
  -e "s|^LINK_SECRET=.*|LINK_SECRET=$(secret 32)|" \
  -e "s|^TURN_SECRET=.*|TURN_SECRET=$(secret 24)|" \
  -e "s|^METRICS_TOKEN=.*|METRICS_TOKEN=$(secret 24)|" \
  .env.example > .env.making
mv .env.making .env

echo ".env is made. Keep a copy: without its secrets a backup cannot be used."
echo "The first administrator of https://$host is $administrator with the password $password"
