import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { anySign } from '../../tests/support/any-sign.ts';
import { type MediaSubject, readDocument, readPassageFiles, trainModel, varyAll } from './index.ts';

const folder = join(import.meta.dirname, 'passages');
const { written } = readPassageFiles(
  readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })),
);
const model = trainModel(
  varyAll(
    written.filter((_, at) => at % 3 === 0),
    1,
  ),
);

const subjects: MediaSubject[] = [
  { id: 'firm', role: 'subject', type: 'organisation', names: ['Fairmead Marine Services Ltd'] },
  { id: 'head', role: 'principal', type: 'person', names: ['Ivan Petrov'] },
];

const article = `Fairmead Marine Services opened a second shipyard in Hull, where it will employ 200 apprentices.

On 12 March 2021 prosecutors charged Fairmead Marine Services Ltd with paying bribes to port officials in Luanda in order to win a dredging contract. Its director Ivan Petrov was arrested, accused of handing envelopes of cash to an official.

Northgate Holdings was fined $2 million by the central bank for weak money laundering controls.

In its annual report the company repeats that prosecutors charged Fairmead Marine Services Ltd with paying bribes to port officials in Luanda in March 2021 in order to win a dredging contract.`;

describe('reading a document', () => {
  it('proposes what is adverse and of a subject, told twice as one event', () => {
    const proposals = readDocument(model, article, subjects);
    expect(proposals.map(({ label, role, event }) => [label, role, event])).toEqual([
      ['bribery_corruption', 'subject', 0],
      ['bribery_corruption', 'subject', 0],
    ]);
    expect(proposals[0]).toMatchObject({ stage: 'charge', date: '2021-03-12' });
    expect(proposals[0]?.mentions.map(({ subject }) => subject)).toEqual(['firm', 'head']);
  });

  it('shows excerpt, mentions and deciding words where they stand in the document', () => {
    for (const { excerpt, start, end, words, mentions } of readDocument(model, article, subjects)) {
      expect(article.slice(start, end)).toBe(excerpt);
      expect(words.length).toBeGreaterThan(0);
      for (const word of words) expect(article.slice(word.start, word.end)).toBe(word.text);
      for (const mention of mentions)
        expect(article.slice(mention.start, mention.end)).toMatch(/^(Fairmead|Ivan Petrov)/);
    }
  });

  it('survives any document', () => {
    fc.assert(
      fc.property(fc.string({ unit: anySign }), fc.string(), (before, within) => {
        const document = `${before}\n\n${article.replace('bribes', within)}`;
        for (const { start, end, excerpt } of readDocument(model, document, subjects, '2022-01-01'))
          expect(document.slice(start, end)).toBe(excerpt);
      }),
      { numRuns: 30 },
    );
  });
});
