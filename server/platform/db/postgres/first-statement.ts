import pg from 'pg';

type Query = pg.PoolClient['query'];
type Answer = pg.QueryResult | pg.QueryResult[];
type Connection = {
  /** Those on their way, by name. */
  submittedNamedStatements: Record<string, string>;
  parse(message: { text: string }): void;
  bind(message: object): void;
  execute(message: object): void;
};
/** What the driver's query has beside its public types. */
type Submitted = {
  new (
    statement: unknown,
    values: unknown,
    callback: (error: Error | null, answer: Answer) => void,
  ): pg.Query & {
    text: string;
    name: string | undefined;
    prepare(connection: Connection): void;
    handleCommandComplete(message: object, connection: Connection): void;
    handleError(error: Error, connection: Connection): void;
  };
};

/**
 * The first statement of a transaction, sent as one message with what begins it: the database skips the statement where
 * the beginning fails, be it cancelled. Sent as two, the statement would run outside of any transaction, by the login
 * instead of the role that limits it, and stay.
 */
export class FirstStatement extends (pg.Query as unknown as Submitted) {
  readonly answer: Promise<Answer>;
  readonly #beginning: readonly string[];
  #unanswered: number;
  #name: string | undefined;

  constructor(beginning: readonly string[], args: Parameters<Query>) {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    super(args[0], args[1], (error, answer) => (error ? reject(error) : resolve(answer)));
    this.answer = promise;
    this.#beginning = beginning;
    this.#unanswered = beginning.length;
  }

  /** Statements that are not prepared end their message each. */
  requiresPreparation() {
    return true;
  }

  override prepare(connection: Connection) {
    for (const text of this.#beginning) {
      connection.parse({ text });
      connection.bind({});
      connection.execute({});
    }
    super.prepare(connection);
    // The driver takes the first answer for that to a named statement, which comes after those to the beginning.
    this.#name = this.name;
    this.name = undefined;
  }

  override handleCommandComplete(message: object, connection: Connection) {
    if (this.#unanswered === 0) return super.handleCommandComplete(message, connection);
    this.#unanswered -= 1;
    if (this.#unanswered === 0) this.name = this.#name;
  }

  override handleError(error: Error, connection: Connection) {
    if (this.#name) delete connection.submittedNamedStatements[this.#name];
    super.handleError(error, connection);
  }
}
