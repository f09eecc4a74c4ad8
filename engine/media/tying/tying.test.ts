import fc from 'fast-check';
import { fewPassagesModel } from '../../../tests/support/data/few-passages.ts';
import {
  type GoldDocument,
  isSameSentence,
  measureDocuments,
  parseDocuments,
} from '../training/gold-documents.ts';
import { heldOutLikelihoods, learnWeights, tieExamples } from './learn-weights.ts';
import { likelihoodOf } from './likelihood.ts';
import { WEIGHTS } from './weights.ts';

const signs = fc.dictionary(
  fc.constantFrom(...Object.keys(WEIGHTS.signs), 'unknown'),
  fc.double({ min: -1.5, max: 1.5, noNaN: true }),
);

describe('the likelihood that a sentence is about a subject', () => {
  it('is 0 to 1, and rises with a sign that speaks for it', () => {
    fc.assert(
      fc.property(signs, (shown) => {
        const likelihood = likelihoodOf(shown);
        expect(likelihood).toBeGreaterThanOrEqual(0);
        expect(likelihood).toBeLessThanOrEqual(1);
        const strong = 'strong:ours';
        expect(likelihoodOf({ ...shown, [strong]: 1 })).toBeGreaterThan(
          likelihoodOf({ ...shown, [strong]: 0 }),
        );
      }),
    );
  });

  it('knows what speaks against it', () => {
    for (const sign of ['strong:theirs', 'owner only', 'speaks']) expect(WEIGHTS.signs[sign]).toBeLessThan(0);
  });
});

const gold: GoldDocument = {
  text: 'Fairmead Marine was charged with fraud in May 2021. Rival Oakhurst Freight was fined. Fairmead Marine opened a new shop in Hull.',
  subjects: [{ name: 'Fairmead Marine', type: 'organisation', role: 'subject' }],
  expected: [
    {
      sentence: 'Fairmead Marine was charged with fraud in May 2021.',
      subject: 'Fairmead Marine',
      label: 'financial',
      stage: 'charge',
      date: '2021-05',
    },
  ],
  traps: ['Rival Oakhurst Freight was fined.'],
};

describe('weights learnt from documents', () => {
  const examples = tieExamples(fewPassagesModel(), [gold, gold, gold]);

  it('are learnt from every sentence that calls a subject or may be about one', () => {
    const told = [true, false, false];
    expect(examples.map(({ isTold }) => isTold)).toEqual([...told, ...told, ...told]);
  });

  it('are the same in each run, and tell apart what they were learnt from', () => {
    const weights = learnWeights(examples);
    expect(learnWeights(examples)).toEqual(weights);
    for (const one of examples) expect(likelihoodOf(one.signs, weights) > 0.5).toBe(one.isTold);
  });

  it('judge a document by others', () => {
    expect(heldOutLikelihoods(examples, 3).map((likelihood) => likelihood > 0.5)).toEqual(
      examples.map(({ isTold }) => isTold),
    );
  });
});

describe('measuring documents', () => {
  it('counts what is found, what is wrong and which traps are fallen into', () => {
    const [read] = parseDocuments(`${JSON.stringify(gold)}\n`);
    const measures = measureDocuments(fewPassagesModel(), [read!]);
    expect(measures.recall).toEqual({ share: 1, of: 1 });
    expect(measures.precision).toEqual({ share: 1, of: 1 });
    expect(measures.traps).toEqual({ share: 0, of: 1 });
    expect(measures.date).toEqual({ share: 1, of: 1 });
  });

  it('takes sentences for the same however their lines are broken', () => {
    expect(isSameSentence('The Com-\npany was fined in May.', 'the company was  fined in May')).toBe(true);
    expect(isSameSentence('fined', 'It was fined in May 2021.')).toBe(false);
  });
});
