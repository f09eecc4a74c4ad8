import fc from 'fast-check';
import { z } from 'zod';

type Schema = z.core.$ZodType;
type Definition = { type: string } & Record<
  'element' | 'innerType' | 'keyType' | 'valueType' | 'in',
  Schema
> & {
    shape: Record<string, Schema>;
    options: Schema[];
    items: Schema[];
    entries: Record<string, string>;
    values: unknown[];
  };

const STRINGS = [
  ...[
    'Kaveri Mills',
    'a',
    '',
    'IN',
    'ACME',
    'some_key',
    'true',
    'add',
    '7',
    '123456',
    'en',
    'https://example.org/a',
  ],
  ...['2026', '2026-11', '2026-11-20', '2026-11-20T10:00:00.000Z', '2026-11-20 10:00:00', '2026-Q3', '10:00'],
  ...['1f0a6c3e-4a7b-4c39-9d5e-0a4a8f2b6c11', 'e'.repeat(16), 'f'.repeat(43), '0'.repeat(64), '#1F5F5B'],
  ...['10.0.0.0/8', '2001:db8::/32', 'someone@example.org', 'data:image/png;base64,AAAA', 'Asia/Kolkata'],
];
const NUMBERS = [0, 1, 2, 9, 10, 100, 1000, 2026, 5000, 0.25, 0.5];

/** Values that a schema of the contract takes; lists are short. Rules over several fields of an object are not known. */
export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const def = schema._zod.def as unknown as Definition;
  switch (def.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, valuesOf(field)])),
        {
          requiredKeys: Object.entries(def.shape)
            .filter(([, field]) => field._zod.optout !== 'optional')
            .map(([name]) => name),
        },
      );
    case 'array':
      return fc
        .array(valuesOf(def.element), { maxLength: 2 })
        .map((items) => (takes(schema, items) ? items : items.slice(0, 1)));
    case 'tuple':
      return fc.tuple(...def.items.map(valuesOf));
    case 'record':
      return recordsOf(def.keyType, def.valueType);
    case 'union':
      return fc.oneof(...def.options.map(valuesOf));
    case 'optional':
    case 'default':
    case 'readonly':
      return valuesOf(def.innerType);
    case 'nullable':
      return fc.option(valuesOf(def.innerType), { freq: 2 });
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'boolean':
      return fc.boolean();
    case 'unknown':
    case 'any':
      return fc.constantFrom(null, 1, 'a');
    case 'null':
      return fc.constant(null);
    case 'number':
      return oneOf(schema, NUMBERS);
    case 'string':
      return oneOf(schema, STRINGS);
    case 'pipe':
      return valuesOf(def.in);
    default:
      throw new Error(`No values are known of ${def.type}.`);
  }
}

function recordsOf(keys: Schema, values: Schema): fc.Arbitrary<Record<string, unknown>> {
  const names = [...(keys._zod.values ?? [])].map(String);
  if (names.length === 0)
    return fc.dictionary(valuesOf(keys) as fc.Arbitrary<string>, valuesOf(values), { maxKeys: 2 });
  return fc.record(Object.fromEntries(names.map((name) => [name, valuesOf(values)])));
}

function oneOf(schema: Schema, values: readonly unknown[]) {
  const fit = values.filter((value) => takes(schema, value));
  if (fit.length === 0) throw new Error(`None of the values fits ${JSON.stringify(z.toJSONSchema(schema))}.`);
  return fc.constantFrom(...fit);
}

const takes = (schema: Schema, value: unknown) => z.core.safeParse(schema, value).success;
