import pg from 'pg';

type Submitted = pg.Query & {
  text?: string;
  submit(connection: object): unknown;
  handleReadyForQuery(connection: object): void;
  handleError(error: Error, connection: object): void;
};

/**
 * How often the database was waited for while `work` ran, and the beginning of what was asked each time. What is sent on a
 * connection before the answer to what went before has come shares its round trip.
 */
export async function countRoundTrips(work: () => Promise<unknown>): Promise<string[]> {
  const query = pg.Query.prototype as Submitted;
  const original = {
    submit: query.submit,
    handleReadyForQuery: query.handleReadyForQuery,
    handleError: query.handleError,
  };
  const unanswered = new Map<object, number>();
  const change = (connection: object, by: number) => {
    const count = Math.max(0, (unanswered.get(connection) ?? 0) + by);
    unanswered.set(connection, count);
    return count;
  };
  const trips: string[] = [];
  query.submit = function (this: Submitted, connection) {
    const text = (this.text ?? '').replace(/\s+/g, ' ').slice(0, 60);
    // The queue asks for work whoever calls, on connections of its own.
    if (!text.includes('pgboss')) {
      if (change(connection, 1) === 1) trips.push(text);
      else trips.push(`${trips.pop()} | ${text}`);
    }
    return original.submit.call(this, connection);
  };
  query.handleReadyForQuery = function (this: Submitted, connection) {
    change(connection, -1);
    original.handleReadyForQuery.call(this, connection);
  };
  query.handleError = function (this: Submitted, error, connection) {
    change(connection, -1);
    original.handleError.call(this, error, connection);
  };
  try {
    await work();
  } finally {
    Object.assign(query, original);
  }
  return trips;
}
