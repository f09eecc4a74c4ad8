import { LineError, nearMatchCommand, rateCommand } from './index.ts';

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
    const rating = rateCommand({ countryOfIncorporation: 'DK', relationshipType: 'supplier' }) as {
      scoreTenths: number;
      contributions: { contributionTenths: number }[];
    };
    expect(rating.contributions.reduce((sum, part) => sum + part.contributionTenths, 0)).toBe(
      rating.scoreTenths,
    );
    expect(() => rateCommand({ findings: 'none' })).toThrow(LineError);
  });
});
