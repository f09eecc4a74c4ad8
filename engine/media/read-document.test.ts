import fc from 'fast-check';
import { fewPassagesModel } from '../../tests/support/data/few-passages.ts';
import { anySign } from '../../tests/support/runner/any-sign.ts';
import { classifyPassage, type MediaSubject, readDocument } from './index.ts';

const subjects: MediaSubject[] = [
  { id: 'firm', role: 'subject', type: 'organisation', names: ['Fairmead Marine Services Ltd'] },
  { id: 'head', role: 'principal', type: 'person', names: ['Ivan Petrov'] },
];

const article = `Fairmead Marine Services opened a second shipyard in Hull, where it will employ 200 apprentices.

On 12 March 2021 prosecutors charged Fairmead Marine Services Ltd with paying bribes to port officials in Luanda in order to win a dredging contract. Its director Ivan Petrov was arrested, accused of handing envelopes of cash to an official.

Northgate Holdings was fined $2 million by the central bank for weak money laundering controls.

In its annual report the company repeats that prosecutors charged Fairmead Marine Services Ltd with paying bribes to port officials in Luanda in March 2021 in order to win a dredging contract.`;

const reading = (document: string, publishedOn?: string) =>
  readDocument(fewPassagesModel(), document, subjects, publishedOn);
const read = (document: string, publishedOn?: string) => reading(document, publishedOn).proposals;

describe('reading a document', () => {
  it('proposes what is adverse and of a subject, told twice as one event', () => {
    const proposals = read(article);
    expect(proposals.map(({ label, role, event }) => [label, role, event])).toEqual([
      ['bribery_corruption', 'subject', 0],
      ['bribery_corruption', 'principal', 1],
      ['bribery_corruption', 'subject', 0],
    ]);
    expect(proposals[0]).toMatchObject({ stage: 'charge', date: '2021-03-12' });
    expect(proposals[0]?.mentions.map(({ subject }) => subject)).toEqual(['firm']);
  });

  it('shows excerpt, mentions and deciding words where they stand in the document', () => {
    for (const { excerpt, start, end, words, mentions } of read(article)) {
      expect(article.slice(start, end)).toBe(excerpt);
      expect(words.length).toBeGreaterThan(0);
      for (const word of words) expect(article.slice(word.start, word.end)).toBe(word.text);
      for (const mention of mentions)
        expect(article.slice(mention.start, mention.end)).toMatch(
          /^(Fairmead|Ivan Petrov|Its? ?|He$|The company$)/i,
        );
    }
  });

  it('takes no date after the day of publication; without one there is no date', () => {
    expect(read(article, '2021-03-01').map((one) => one.date)).toEqual([undefined, undefined, '2021-03']);
    const [undated] = read('Fairmead Marine Services was charged with paying bribes to officials.');
    expect(undated).toBeDefined();
    expect(undated).not.toHaveProperty('date');
  });

  it('keeps events apart that lie years apart, or concern others', () => {
    const told = (name: string, year: number) =>
      `In ${year} prosecutors charged ${name} with paying bribes to port officials to win a contract.`;
    const events = (...passages: string[]) => read(passages.join('\n\n')).map(({ event }) => event);
    const firm = 'Fairmead Marine Services';
    expect(events(told(firm, 2011), told(firm, 2019), told(firm, 2011))).toEqual([0, 1, 0]);
    expect(events(told(firm, 2011), told('Ivan Petrov', 2011))).toEqual([0, 1]);
    expect(events(told(firm, 2011), `In 2011 the regulator fined ${firm} for late reports.`)).toEqual([0, 1]);
  });

  it('says why nothing is proposed: nobody of the case is named, or no English is read', () => {
    expect(reading('Northgate Holdings was fined by the central bank for weak controls.')).toEqual({
      proposals: [],
      unassigned: [],
      others: [expect.objectContaining({ about: 'Northgate Holdings', label: 'regulatory' })],
      noProposals: { reason: 'not_named' },
    });
    const french = `Le parquet a inculpé Fairmead Marine Services Ltd pour avoir versé des pots-de-vin à des fonctionnaires.`;
    expect(reading(french).noProposals).toEqual({ reason: 'not_english' });
    expect(reading(article)).not.toHaveProperty('noProposals');
  });

  it('says how near the closest passage came where nothing is likelier adverse than not', () => {
    const harmless = [
      'Fairmead Marine Services opened a second shipyard in Hull, where it will employ 200 apprentices.',
      'The choir of Fairmead Marine Services sang when the harbour festival was opened by its apprentices.',
    ];
    const shares = harmless.map((text) => {
      const { none, ...adverse } = classifyPassage(fewPassagesModel(), text).probabilities;
      return Math.max(...Object.values(adverse));
    });
    const highest = Math.max(...shares);
    for (const order of [harmless, harmless.toReversed()]) {
      const document = order.join('\n\n');
      const excerpt = harmless[shares.indexOf(highest)]!;
      expect(reading(document).noProposals).toEqual({
        reason: 'not_adverse',
        closest: {
          label: expect.not.stringMatching('none'),
          probability: highest,
          excerpt,
          start: document.indexOf(excerpt),
        },
      });
    }
  });

  it('survives any document', () => {
    fc.assert(
      fc.property(fc.string({ unit: anySign }), fc.string(), (before, within) => {
        const document = `${before}\n\n${article.replace('bribes', within)}`;
        for (const { start, end, excerpt } of read(document, '2022-01-01'))
          expect(document.slice(start, end)).toBe(excerpt);
      }),
      { numRuns: 30 },
    );
  });
});
