import { currentTracer } from './tracer.ts';

type Client = { query(...args: never[]): unknown };
/** A query that was made before it was sent is returned itself. */
type Answer = Promise<unknown> | { answer: Promise<unknown> };
const answerOf = (sent: Answer) => ('answer' in sent ? sent.answer : sent);

/** A span for each statement inside of a request or a job, named by what it does to which table, without text or values. */
export function traceStatements(client: Client) {
  if (!currentTracer()) return;
  const query = client.query.bind(client);
  client.query = (...args) => {
    const facts = statementFacts(textOf(args[0]));
    const name = [facts['db.operation.name'], facts['db.collection.name']].filter(Boolean).join(' ');
    const span = currentTracer()?.startChild(name, 'client', facts);
    const answer = query(...args);
    if (span) endAfter(span, answerOf(answer as Answer));
    return answer;
  };
}

function endAfter(span: { fail(error: unknown): void; end(): void }, answer: Promise<unknown>) {
  answer.then(
    () => span.end(),
    (error) => {
      span.fail(error);
      span.end();
    },
  );
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  return (statement as { text?: string } | undefined)?.text ?? '';
}

/** What a statement writes to says more than what it reads; of several the first. */
export function statementFacts(text: string) {
  // Whatever is written into the text is a value.
  const bare = text.replace(/'(?:[^']|'')*'/g, "''").slice(0, 20_000);
  const write = /\b(insert\s+into|update|delete\s+from)\s+"?(\w+)"?/i.exec(bare);
  const read = /\bfrom\s+"?(\w+)"?/i.exec(bare);
  const [, verb = /^\s*(\w+)/.exec(bare)?.[1] ?? 'statement', table = read?.[1]] = write ?? [];
  return {
    'db.system.name': 'postgresql',
    'db.operation.name': verb.split(/\s/)[0]?.toUpperCase() ?? '',
    'db.collection.name': table,
  };
}
