#!/bin/sh
# Fills ./secrets for compose.yaml, once; what is there stays. Back up secrets/keys apart from everything else.
set -eu
umask 077
mkdir -p secrets
cd secrets
random() { openssl rand -hex 24; }
keep() { [ -s "$1" ] || printf '%s' "$2" > "$1"; }
for name in database_admin database_password database_owner_password storage_key; do keep $name "$(random)"; done
keep database_url "postgres://prudence:$(cat database_password)@postgres/prudence"
keep database_owner_url "postgres://prudence_owner:$(cat database_owner_password)@postgres/prudence"
keep keys "{\"active\":\"k1\",\"keys\":{\"k1\":\"$(openssl rand -base64 32)\"}}"
# Compose mounts the files as they are: the user of each container has to read them, and this folder keeps others out.
chmod 700 .
chmod 644 ./*
