import { CONCEPTS } from '../tables/lexicon/index.ts';
import { textWords } from '../text/text-words.ts';
import { findConcepts } from './find-concepts.ts';

const found = (text: string, concept: string) =>
  findConcepts(textWords(text))
    .filter((hit) => CONCEPTS[hit.concept] === concept)
    .map(({ from, to }) => [from, to]);

describe('a phrase of the lexicon', () => {
  it('counts once where a shorter one stands within it', () => {
    expect(found('the sanctions list', 'sanction')).toEqual([[1, 3]]);
    expect(found('the sanctions', 'sanction')).toEqual([[1, 2]]);
  });

  it('counts as often as it stands there, also side by side', () => {
    expect(found('fraud fraud and a fraud', 'fraud')).toEqual([
      [0, 1],
      [1, 2],
      [4, 5],
    ]);
  });

  it('is known in plural and past', () => {
    expect(found('lawsuits', 'lawsuit')).toEqual([[0, 1]]);
    expect(found('He embargoed it', 'sanction')).toEqual(found('He embargoes it', 'sanction'));
  });

  it('is not made of words that stand apart', () => {
    expect(found('to wind it up', 'insolvency')).toEqual([]);
    expect(found('to wind up', 'insolvency')).toEqual([[1, 3]]);
  });

  it('of capitals is known in capitals alone, wherever it stands', () => {
    expect(found('the SEC and SEC', 'regulator')).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(found('SEC SEC', 'regulator')).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(found('the sec', 'regulator')).toEqual([]);
  });

  it('may be one of several concepts', () => {
    expect(findConcepts(textWords('to wind up')).length).toBeGreaterThan(
      found('to wind up', 'insolvency').length,
    );
  });
});
