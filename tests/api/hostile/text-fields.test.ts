import fc from 'fast-check';
import type { z } from 'zod';
import { operations } from '../../../contract/index.ts';

/** Lines of their own have a place in these; what is pasted into them is kept as it is. */
const several = [
  'text',
  'comment',
  'reason',
  'note',
  'summary',
  'excerpt',
  'quote',
  'intake.address',
  'company.address',
  'rows.address',
  'purpose',
  'governmentTouchpoints',
  'tnc',
  'consentnotice',
  'privacy',
];
/** Never a name that somebody chose: what is compared to the letter, what a machine read, and what is searched for. */
const opaque = [
  'NewPassword',
  'ConfirmPassword',
  'password',
  'username',
  'emailid',
  'invite',
  'code',
  'payload',
  'token',
  'refresh_token',
  'redirect_uri',
  'iss',
  'sig',
  'ticket',
  'source.title',
  'search',
];

type Def = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  options?: z.ZodType[];
};

/** Every schema of a text inside, with the path of its field. */
function textsIn(schema: z.ZodType, path: string): { path: string; schema: z.ZodType }[] {
  const def = schema._zod.def as unknown as Def;
  if (def.type === 'string') return [{ path, schema }];
  const parts: [string, z.ZodType | undefined][] = [
    ...Object.entries(def.shape ?? {}).map(
      ([name, part]) => [`${path}.${name}`, part] as [string, z.ZodType],
    ),
    ...(def.options ?? []).map((option) => [path, option] as [string, z.ZodType]),
    ...[def.element, def.innerType, def.in, def.out, def.valueType].map(
      (part) => [path, part] as [string, z.ZodType | undefined],
    ),
    [`${path}.*`, def.keyType],
  ];
  return parts.flatMap(([where, part]) => (part ? textsIn(part, where) : []));
}

const fields = Object.entries(operations).flatMap(([key, { request }]) => textsIn(request as z.ZodType, key));
const named = (names: string[]) =>
  fields.filter(({ path }) => names.some((name) => path.endsWith(`.${name}`)));
const singleLines = fields.filter(
  (field) => !named(several).includes(field) && !named(opaque).includes(field),
);
const paths = (of: typeof fields) => [...new Set(of.map(({ path }) => path))];

/** What nobody sees, or what shows the letters after it in another order. */
const hidden = [
  ...['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\n', '\r', '\t', '\u2028', '\u2029'],
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'],
  ...['\u200b', '\u200e', '\u200f', '\u2060', '\u2063', '\ufeff', '\u00ad', '\u061c', '\u180e', '\u3164'],
  ...['\u034f', '\u200c', '\u200d', '\u{e0041}', '\ud800', '\udc00'],
];
const letters = fc.string({ unit: fc.constantFrom(...'abcXYZ 019éßжあ'), maxLength: 8 });

test('there are text fields to judge', () => {
  expect(paths(singleLines).length).toBeGreaterThan(60);
  expect(paths(named(several)).length).toBeGreaterThan(10);
});

test('W24 a single line takes nothing that nobody sees, in any field of any operation', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...singleLines),
      fc.constantFrom(...hidden),
      letters,
      letters,
      (field, ...parts) => {
        const [letter, before, after] = parts;
        return !field.schema.safeParse(`a${before}${letter}${after}b`).success;
      },
    ),
    { numRuns: 2000 },
  );
  // Each field meets each letter once, whatever is drawn.
  const taken = singleLines.flatMap(({ path, schema }) =>
    hidden
      .filter((letter) => schema.safeParse(`ab${letter}cd`).success)
      .map((letter) => `${path} takes U+${letter.codePointAt(0)?.toString(16)}`),
  );
  expect(taken).toEqual([]);
});

test('W24 longer texts take lines and what was pasted, but no control characters and no half characters', () => {
  for (const { path, schema } of named(several)) {
    const takes = (text: string) => [path, schema.safeParse(text).success];
    expect(takes('One line\n\tand \u200eanother\u200b')).toEqual([path, true]);
    for (const letter of ['\u0000', '\u0007', '\u001b', '\u007f', '\u009b', '\ud800', '\udc00'])
      expect(takes(`ab${letter}cd`)).toEqual([path, false]);
  }
});

test('W24 names in scripts that join letters keep their joiners, and every script its letters', () => {
  const { request } = operations['POST /reports/v1.0/requestdetails'];
  for (const name of [
    'می\u200cخواهم',
    'क्\u200dष',
    'श्री\u200cमान',
    'ශ්\u200dරී',
    'Müller A/S',
    'שלום',
    '株式会社',
    'O’Neill & Søn',
  ])
    expect([name, request.safeParse({ intake: { legalName: name } }).success]).toEqual([name, true]);
});

test('W24 the refusal of an invisible letter names it', () => {
  const { request } = operations['POST /reports/v1.0/requestdetails'];
  const messages = (legalName: string) =>
    request.safeParse({ intake: { legalName } }).error?.issues.map(({ message }) => message);
  expect(messages('Acme\u202etxt')).toEqual(['Remove the invisible character U+202E, or retype the text.']);
  expect(messages('Ac\u200dme')).toEqual(['Remove the invisible character U+200D, or retype the text.']);
  expect(messages('Acme\nLtd')).toEqual(['Use a single line, without tabs.']);
  expect(messages('Acme\u0007')).toEqual(['Remove the control characters.']);
});
