import { z } from 'zod';
import { operations } from '../../../contract/index.ts';
import { openAnswer } from './open-answers.ts';

const keys = Object.keys(operations) as (keyof typeof operations)[];

/** Every place of an answer that takes only words of a list, by its path. */
function closedIn(schema: z.core.$ZodType, path: string, seen = new Set<z.core.$ZodType>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const def = schema._zod.def as unknown as Record<string, unknown> & { type: string };
  if (def.type === 'enum') return [path];
  const parts = [
    ...Object.entries((def.type === 'object' ? def.shape : {}) as object),
    ...['element', 'innerType', 'keyType', 'valueType', 'in', 'out', 'left', 'right', 'rest'].map((name) => [
      name,
      def[name],
    ]),
    ...[def.options, def.items].flatMap((all) => Object.entries(Array.isArray(all) ? all : [])),
  ] as [string, unknown][];
  return parts.flatMap(([name, part]) =>
    part instanceof z.core.$ZodType ? closedIn(part, `${path} ${name}`, seen) : [],
  );
}

test('no answer of the contract is refused for a word that a newer server has stored', () => {
  const left = keys.flatMap((key) => closedIn(openAnswer(operations[key].answer), key));
  // Kinds of a variant stay as they are said: beside them stands the one for all others.
  expect(left.filter((path) => !/ (entries|blocks) element 0 \d+ kind$/.test(path))).toEqual([]);
  expect(keys.flatMap((key) => closedIn(operations[key].answer, key)).length).toBeGreaterThan(100);
});

const answer = openAnswer(
  z.object({
    state: z.enum(['open', 'closed']),
    counts: z.record(z.enum(['open', 'closed']), z.number()),
    changes: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('score'), before: z.string(), after: z.string() }),
        z.object({ kind: z.enum(['added', 'removed']), name: z.string().max(9) }),
      ]),
    ),
  }),
);
const written = { state: 'open', counts: { open: 1, closed: 0 } };
const changes = (...all: object[]) => answer.safeParse({ ...written, changes: all });

test('a kind that nobody here knows keeps the fields that known kinds have, and no others', () => {
  const { data } = changes(
    { kind: 'renamed', name: 'Kaveri', before: 'a', secret: 'b' },
    { kind: 'added', name: 'Mills', secret: 'b' },
  );
  expect(data?.changes).toEqual([
    { kind: 'renamed', name: 'Kaveri', before: 'a' },
    { kind: 'added', name: 'Mills' },
  ]);
});

test.each([
  ['a known kind without what it has to have', { kind: 'score', before: '1' }],
  ['an unknown kind whose field is none of that name', { kind: 'renamed', name: 7 }],
  ['what has no kind', { name: 'Kaveri' }],
])('%s is refused as before', (_what, change) => {
  expect(changes(change).success).toBe(false);
});

test('an unknown word may be a state and the name of a count', () => {
  expect(answer.safeParse({ state: 'paused', counts: { paused: 2 }, changes: [] }).success).toBe(true);
});
