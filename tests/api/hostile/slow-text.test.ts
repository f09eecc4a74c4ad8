import { type OperationKey, operations } from '../../../contract/index.ts';
import { BodyLimits } from '../../../contract/limits.ts';
import { samples } from '../../support/calls/samples.ts';
import { missing } from '../../support/calls/target.ts';
import { runToEnd } from '../../support/runner/run-to-end.ts';

/** Texts that make a careless pattern begin anew at every sign, as long as a body may be. */
const worst = ['<', ' ', '"', '\\"', '0', 'a', 'a@', '../', '-', '%', '{', '\u0301', '😀', 'a.', '<a ', '\t'];

function filled(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((one) => filled(one, text));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, text)]));
}

test.each(Object.keys(operations) as OperationKey[])(
  'D9 %s judges the worst text of any length to its end',
  (key) => {
    const { request } = operations[key];
    for (const sign of worst) {
      const text = sign.repeat(BodyLimits.json / sign.length);
      const query = { search: text, filter: text, C_TIMESTAMP: text };
      const input = { ...query, ...(filled(samples[key](missing), text) as object) };
      expect(typeof runToEnd(() => request.safeParse(input)).success).toBe('boolean');
    }
  },
);
