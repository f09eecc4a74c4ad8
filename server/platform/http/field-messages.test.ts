import { z } from 'zod';
import './field-messages.ts';

/** What a value is refused with, and what zod says of the same. */
const refusalOf = (schema: z.ZodType, value: unknown) => {
  const issue = schema.safeParse(value, { reportInput: true }).error?.issues[0];
  if (!issue) throw new Error('The value was taken.');
  const own = z.locales.en().localeError(issue as never);
  return { said: issue.message, own: typeof own === 'string' ? own : own?.message };
};

const unusable = 'This value can’t be used here. Check it.';
const email = 'Enter an email address, such as name@example.com.';
const kinds = z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') })]);

test.each<[string, z.ZodType, unknown, string]>([
  ['an email address', z.email(), 'somebody', email],
  ['a UUID', z.uuid(), 'none', unusable],
  ['a moment', z.iso.datetime(), '2026-11-28', unusable],
  ['an address of the web', z.url(), 'nowhere', unusable],
  ['a pattern', z.string().regex(/^a$/), 'b', unusable],
  ['a beginning', z.string().startsWith('a'), 'b', unusable],
  ['one of several kinds of values', z.union([z.number(), z.boolean()]), 'b', unusable],
  ['one of several kinds of objects', kinds, { kind: 'b' }, unusable],
  ['a multiple', z.number().multipleOf(5), 7, unusable],
  ['a rule of its own', z.string().refine(() => false), 'b', unusable],
  ['a name in a record', z.record(z.email(), z.string()), { b: 'c' }, unusable],
  ['a value in a map', z.map(z.string(), z.email()), new Map([['b', 'c']]), email],
  ['a text', z.string(), 7, unusable],
  ['the fields there are', z.strictObject({}), { b: 'c' }, 'Unknown field.'],
])('a value is refused in our words, never in zod’s: %s', (_, schema, value, sentence) => {
  const { said, own } = refusalOf(schema, value);
  expect(said).toBe(sentence);
  expect(said).not.toBe(own);
});
