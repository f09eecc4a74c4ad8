#!/bin/sh
# The two logins and the database of docs/operations.md, PostgreSQL. Run once, by an administrator of PostgreSQL;
# the passwords lie in files, as compose.yaml has them.
set -eu
secrets=${SECRETS:-/run/secrets}
psql --set=ON_ERROR_STOP=1 --quiet --username="${POSTGRES_USER:-postgres}" --dbname=postgres \
  --set=owner_password="$(cat "$secrets/database_owner_password")" \
  --set=password="$(cat "$secrets/database_password")" <<'SQL'
create role prudence_owner login createrole nosuperuser password :'owner_password';
create role prudence login nosuperuser nocreaterole password :'password';
create database prudence owner prudence_owner encoding 'UTF8';
SQL
