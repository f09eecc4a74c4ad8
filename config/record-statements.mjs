import { appendFileSync } from 'node:fs';
import pg from 'pg';

// Every statement that this process sends to a database, once, as a line of JSON.
const file = process.env.RECORD_STATEMENTS;
const known = new Set();
const { parse, query } = pg.Connection.prototype;

function record(text) {
  if (known.has(text)) return;
  known.add(text);
  appendFileSync(file, `${JSON.stringify(text)}\n`);
}

pg.Connection.prototype.parse = function (statement) {
  record(statement.text);
  return parse.call(this, statement);
};
pg.Connection.prototype.query = function (text) {
  record(text);
  return query.call(this, text);
};
