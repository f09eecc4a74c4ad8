import pg from 'pg';

type Query = pg.PoolClient['query'];
type Answer = pg.QueryResult | pg.QueryResult[];
type Connection = {
  /** Those on their way, by name. */
  submittedNamedStatements: Record<string, string>;
  parse(message: { text: string }): void;
  bind(message: object): void;
  execute(message: object): void;
  sync(): void;
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
    portal: string | undefined;
    _getRows(connection: Connection): void;
    prepare(connection: Connection): void;
    handleCommandComplete(message: object, connection: Connection): void;
    handleError(error: Error, connection: Connection): void;
  };
};

type Surrounding = {
  /** What begins its transaction, for the first statement. */
  beginning?: readonly string[];
  /** Whether the transaction ends with it. */
  last?: boolean;
};

/**
 * A statement sent as one message with what begins its transaction, what ends it, or both: the database skips whatever
 * comes after what fails, be it cancelled. Sent apart from its beginning, the statement would run outside of any
 * transaction, by the login instead of the role that limits it, and stay.
 */
export class StatementMessage extends (pg.Query as unknown as Submitted) {
  readonly answer: Promise<Answer>;
  readonly #beginning: readonly string[];
  #unanswered: number;
  readonly #last: boolean;
  #isAnswered = false;
  #name: string | undefined;

  constructor(args: Parameters<Query>, { beginning = [], last = false }: Surrounding) {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    super(args[0], args[1], (error, answer) => (error ? reject(error) : resolve(answer)));
    this.answer = promise;
    this.#beginning = beginning;
    this.#unanswered = beginning.length;
    this.#last = last;
  }

  /** Statements that are not prepared end their message each. */
  requiresPreparation() {
    return true;
  }

  override prepare(connection: Connection) {
    for (const text of this.#beginning) send(connection, text);
    super.prepare(connection);
    // The driver takes the first answer for that to a named statement, which comes after those to the beginning.
    if (this.#unanswered === 0) return;
    this.#name = this.name;
    this.name = undefined;
  }

  override _getRows(connection: Connection) {
    connection.execute({ portal: this.portal });
    if (this.#last) send(connection, 'commit');
    connection.sync();
  }

  override handleCommandComplete(message: object, connection: Connection) {
    if (this.#isAnswered) return;
    if (this.#unanswered === 0) {
      this.#isAnswered = true;
      return super.handleCommandComplete(message, connection);
    }
    this.#unanswered -= 1;
    if (this.#unanswered === 0) this.name = this.#name;
  }

  override handleError(error: Error, connection: Connection) {
    if (this.#name) delete connection.submittedNamedStatements[this.#name];
    super.handleError(error, connection);
  }
}

function send(connection: Connection, text: string) {
  connection.parse({ text });
  connection.bind({});
  connection.execute({});
}
