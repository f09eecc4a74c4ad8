import fc from 'fast-check';
import { z } from 'zod';
import { operations } from '../../../contract/index.ts';
import type { OperationSpec } from '../../../contract/operation.ts';
import { valuesOf } from '../../../tests/support/data/values-of-schema.ts';
import { fitted } from './answers.ts';

const answers = Object.entries(operations as Record<string, OperationSpec>)
  .filter(([, { stream }]) => !stream)
  .map(([name, { answer }]) => [name, answer as z.ZodType] as const);

/** Every place of a value where no other value lies, by its path. */
function places(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, child]) =>
    places(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function put(value: unknown, [key, ...rest]: PropertyKey[], what: unknown): unknown {
  if (key === undefined) return what;
  const child = put((value as Record<PropertyKey, unknown>)[key], rest, what);
  if (Array.isArray(value)) return value.with(key as number, child);
  return { ...(value as object), [key]: child };
}

test.each(answers)('%s: what does not fit costs a part that is named, and no other', (_name, answer) => {
  fc.assert(
    fc.property(
      valuesOf(answer),
      fc.nat(),
      fc.constantFrom(NaN, 'no such word', -0.5, null, { a: 1 }),
      (value, nth, unfit) => {
        fc.pre(answer.safeParse(value).success);
        const all = places(value);
        const place = all[nth % all.length]!;
        const broken = put(value, place, unfit);
        const isFit = answer.safeParse(broken).success;
        let result: ReturnType<typeof fitted>;
        try {
          result = fitted(answer, broken);
        } catch (error) {
          // Only where the page itself is what does not fit.
          expect(isFit).toBe(false);
          expect(place.some((key) => typeof key === 'number')).toBe(false);
          expect(error).toBeInstanceOf(z.core.$ZodError);
          return;
        }
        expect(answer.safeParse(result.answer).success).toBe(true);
        expect(result.missing).toHaveLength(isFit ? 0 : 1);
        // What is missing is on the way to the place.
        for (const path of result.missing) expect(place.map(String).join('.').startsWith(path)).toBe(true);
      },
    ),
    { numRuns: 30 },
  );
});

const list = z.object({
  rows: z.array(
    z.object({ id: z.string(), count: z.int(), note: z.string().optional(), by: z.string().nullable() }),
  ),
});
const row = { id: 'a', count: 1, note: 'n', by: 'b' };

test('an optional field, a nullable one and an item of a list are what an answer can do without', () => {
  expect(
    fitted(list, { rows: [row, { ...row, note: 7 }, { ...row, by: 7 }, { ...row, count: 1.5, by: 7 }, row] }),
  ).toEqual({
    answer: { rows: [row, { id: 'a', count: 1, by: 'b' }, { ...row, by: null }, row] },
    missing: ['rows.1.note', 'rows.2.by', 'rows.3'],
  });
});

test('what the contract does not name is left out and not told', () => {
  expect(fitted(list, { rows: [{ ...row, secret: 1 }] })).toEqual({ answer: { rows: [row] }, missing: [] });
});

test('an answer whose own fields do not fit is an accident', () => {
  expect(() => fitted(list, { rows: 7 })).toThrow();
});
