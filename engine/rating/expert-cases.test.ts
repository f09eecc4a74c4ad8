import { readFileSync } from 'node:fs';
import { expertCases } from './expert-cases.test-support.ts';
import { methodInForce, rate } from './index.ts';

const row = ({ name, expected, why, source }: (typeof expertCases)[number]) => {
  const { scoreTenths } = rate(expertCases.find((one) => one.name === name)!.input, methodInForce);
  return `| ${name} | ${expected} | ${(scoreTenths / 10).toFixed(1)} | ${why} | ${source} |`;
};

describe('the method in force rates as an expert would', () => {
  it.each(expertCases.map((one) => [one.name, one] as const))('%s', (_name, { input, expected }) => {
    expect(rate(input, methodInForce).overall).toBe(expected);
  });

  it('for the cases that docs/rating-cases.md lists, in its order, with these scores', () => {
    const page = readFileSync(new URL('../../docs/rating-cases.md', import.meta.url), 'utf8');
    const rows = page.split('\n').filter((line) => /^\|.*\| (low|medium|high) \|/.test(line));
    expect(rows).toEqual(expertCases.map(row));
  });
});
