import { trainModel } from '../media/index.ts';
import { methodInForce } from '../rating/index.ts';
import { classifyCommand, LineError, nearMatchCommand, rateCommand } from './index.ts';

describe('near-match on the command line', () => {
  it('answers verdict and clauses', () => {
    expect(nearMatchCommand({ left: 'Bee Kay Ltd', right: 'B.K. Ltd' })).toEqual({
      verdict: 'same_by_rule',
      clauses: ['e'],
    });
    expect(() => nearMatchCommand({ left: 'Bee Kay Ltd' })).toThrow(LineError);
  });
});

describe('rate on the command line', () => {
  it('answers a rating whose contributions add up, and an error for an input that is none', () => {
    const rating = rateCommand(methodInForce)({
      countryOfIncorporation: 'DK',
      relationshipType: 'supplier',
    }) as {
      scoreTenths: number;
      contributions: { contributionTenths: number }[];
    };
    expect(rating.contributions.reduce((sum, part) => sum + part.contributionTenths, 0)).toBe(
      rating.scoreTenths,
    );
    expect(() => rateCommand(methodInForce)({ findings: 'none' })).toThrow(LineError);
  });
});

describe('classify on the command line', () => {
  const shops = ['bakery', 'brewery', 'library', 'laundry', 'nursery', 'foundry', 'pottery', 'dairy'];
  const model = trainModel(
    shops.flatMap((shop) => [
      { event: `${shop} opens`, label: 'none' as const, text: `The ${shop} opened a second shop.` },
      {
        event: `${shop} listed`,
        label: 'sanctions' as const,
        text: `OFAC designated the ${shop} for evasion.`,
      },
    ]),
  );

  it('answers a label and its probabilities, and an error for what is no text', () => {
    const answer = classifyCommand(model)({ text: 'OFAC designated the ship for evasion.' }) as {
      label: string;
      probabilities: Record<string, number>;
    };
    expect(answer.label).toBe('sanctions');
    expect(Object.keys(answer.probabilities)).toHaveLength(7);
    expect(() => classifyCommand(model)({ text: 7 })).toThrow(LineError);
  });
});
