import fc from 'fast-check';
import { compareNames, similarityOfSides, weigh } from '../score/compare.ts';
import type { Side } from '../score/edge.ts';
import { METHOD } from '../score/method.ts';
import { FIRM } from '../score/token-similarity.ts';
import { readingsOf } from '../tokens/normalise.ts';
import { isDistinctive } from '../tokens/tokens.ts';
import type { ListEntry, Subject, SubjectType } from '../types.ts';
import { compareWithAll } from './full-comparison.ts';
import { buildNameIndex, type NameIndex } from './name-index.ts';
import { findNames, rankNames, searchNames } from './search.ts';
import { boundFor } from './upper-bound.ts';

const entry = (text: string, at: number, type: SubjectType = 'person'): ListEntry => ({
  ...{ id: `E${at}`, type, identifiers: [], countries: [], births: [] },
  names: [{ text, kind: 'primary' }],
});

const words =
  'Mohammed Muhamad Ali Aly Hassan Hasan Abd al Abdul Rahman Abdulrahman Nur Din Nuruddin bin Vladimir Wladimir Petrov Petrova Sajjid Majid Said Saida Junju Junjuaka J M S 7 44 Forty Trading Tradings Trade Co Ltd Limited Telecom Tele Com Petro Nova Petronova TTP Tehrik Taliban Pakistan Myong Chin Myongc Hin Charity Charitable Center Sea Seaco (Iran) Петров Саид مائده سعیدی حسن 김 정은 王 माजिद Wright Райт رایت Džons Glenns Гленн ジョン Lemieux לֶמיה Çağlar চ.'.split(
    ' ',
  );
const letters = [...'aeiouhykgsdtnrml'];
/** A word as it stands above, or with a letter changed, put in or left out, or the beginning of it. */
const word = fc
  .tuple(fc.constantFrom(...words), fc.nat(9), fc.nat(12), fc.constantFrom(...letters))
  .map(([text, kind, at, letter]) => {
    if (kind === 0) return text.slice(0, at) + letter + text.slice(at + 1);
    if (kind === 1) return text.slice(0, at) + letter + text.slice(at);
    if (kind === 2) return text.slice(0, Math.max(4, at));
    return text;
  });
const name = fc
  .array(fc.tuple(word, fc.constantFrom(' ', ' ', ' ', '', '-')), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.map(([text, gap]) => text + gap).join(''));
const type = fc.constantFrom<SubjectType>('person', 'organisation', 'vessel', 'unknown');

const listed = (index: NameIndex, number: number): Side => {
  const numbers = [...index.nameTokens.slice(index.tokenStart[number], index.tokenStart[number + 1])];
  return {
    tokens: numbers.map((token) => index.vocabulary.tokens[token]!),
    weights: numbers.map((token) => index.weights[token]!),
  };
};

describe('the most that a name may score', () => {
  test('is never less than it scores, with or without what a look-up has found', () => {
    fc.assert(
      fc.property(
        fc.array(name, { minLength: 1, maxLength: 12 }),
        name,
        type,
        type,
        (names, asked, as, by) => {
          const index = buildNameIndex(names.map((text, at) => entry(text, at, by)));
          for (const reading of readingsOf(asked, as)) {
            const side = weigh(reading, index.rarity);
            const found = side.tokens.map((token) =>
              isDistinctive(token) ? index.lookup.similar(token) : undefined,
            );
            for (const similar of [found, []]) {
              const bound = boundFor(index, side, similar);
              index.nameEntry.forEach((_, number) => {
                const similarity = similarityOfSides(side, listed(index, number));
                if (similarity <= METHOD.softFloor) return;
                for (const least of [0, similarity, 1])
                  expect([asked, similarity <= bound.upperBoundOf(number, least)]).toEqual([asked, true]);
              });
              bound.clear();
            }
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  test('stands on figures by which no word gains from going without its partner', () => {
    expect(METHOD.omission).toBeGreaterThanOrEqual(1 - FIRM ** METHOD.qualityPower);
    expect(METHOD.conflict).toBeGreaterThanOrEqual(METHOD.omission + METHOD.thinOmission);
    expect(METHOD.qualityPower).toBeGreaterThanOrEqual(1);
  });

  test('leaves nothing behind for the next query', () => {
    const index = buildNameIndex(words.map((text, at) => entry(`${text} Zorin`, at)));
    const side = weigh(readingsOf('Muhamed Zorina', 'person')[0]!, index.rarity);
    const bound = boundFor(index, side, side.tokens.map(index.lookup.similar));
    for (const number of words.keys()) bound.upperBoundOf(number, 0.5);
    bound.clear();
    expect(index.scratch.rows.some((value) => value !== 0)).toBe(false);
  });
});

const given = ['Zoltan', 'Imre', 'Bela', 'Geza', 'Tibor', 'Lajos'];
const family = ['Kovacs', 'Szabo', 'Tothi', 'Nagy', 'Varosi', 'Horgy', 'Farosi', 'Molai', 'Kisabo', 'Papos'];
const crowd = family.flatMap((last) => given.map((first) => `${first} ${last}`));
const wanted = ['Majd Said', 'Sajjid Majid', 'Majid Sajdeh', 'A. S. Mujel'];
const index = buildNameIndex([...crowd, ...wanted].map((text, at) => entry(text, at)));
const find = (text: string, threshold: number) =>
  searchNames(index, { name: text, type: 'person' }, { threshold }).map(
    ({ matchedName }) => matchedName.text,
  );

describe('a search leaves out no name that reaches the threshold', () => {
  test('where both words of an Arabic name are like listed ones that a look-up does not find', () => {
    expect(find('مائده سعیدی', 0.74)).toEqual(['Majd Said', 'Sajjid Majid', 'Majid Sajdeh']);
  });

  test('where the list has initials', () => {
    expect(find('Mitchell Andrew Singh', 0.7)).toEqual(['A. S. Mujel']);
  });
});

describe('a search finds what a full comparison with every name of the list finds', () => {
  test('for any list that is no longer than what is looked at', () => {
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 30 }), name, type, (names, asked, as) => {
        const index = buildNameIndex(names.map((text, at) => entry(text, at, as)));
        const subject = { name: asked, type: as };
        const { hits, truncated } = findNames(index, subject, { limit: 50 });
        const found = new Set(hits.map(({ entryId }) => entryId));
        const reached = [...compareWithAll(index, subject, 0.74).keys()].map((at) => index.entries[at]!.id);
        expect([asked, reached.filter((id) => !found.has(id)), truncated]).toEqual([asked, [], false]);
      }),
      { numRuns: 800 },
    );
  });

  test('for any list and question at a threshold below the usual one', () => {
    const low = fc.constantFrom(0.5, 0.55, 0.6, 0.65, 0.7);
    fc.assert(
      fc.property(
        fc.array(name, { minLength: 1, maxLength: 30 }),
        name,
        type,
        low,
        (names, asked, as, threshold) => {
          const index = buildNameIndex(names.map((text, at) => entry(text, at, as)));
          const subject = { name: asked, type: as };
          const { hits, truncated } = findNames(index, subject, { limit: 50, threshold });
          const found = new Set(hits.map(({ entryId }) => entryId));
          const reached = [...compareWithAll(index, subject, threshold).keys()];
          const missed = reached.map((at) => index.entries[at]!.id).filter((id) => !found.has(id));
          expect([asked, threshold, missed, truncated]).toEqual([asked, threshold, [], false]);
        },
      ),
      { numRuns: 400 },
    );
  });

  test.each([0.6, 0.74])(
    'for a word misspelt in two consonants beside one that hundreds have, at %d',
    (threshold) => {
      const given = [...'bdfgjlmnpstvz'].flatMap((first) =>
        [...'aeiou'].flatMap((second) => ['bert', 'dita', 'gosh', 'tavi'].map((end) => first + second + end)),
      );
      const crowd = given.map((first) => `${first} Choudmor`);
      const index = buildNameIndex([...crowd, 'Qourkur Choudmor'].map((text, at) => entry(text, at)));
      const subject = { name: 'Kouulkhal Choudmor', type: 'person' as const };
      const reached = [...compareWithAll(index, subject, threshold).keys()];
      const { hits, truncated } = findNames(index, subject, { limit: 1000, threshold });
      const found = hits.map(({ entryId }) => entryId);
      expect(found).toContain(`E${crowd.length}`);
      expect([found.sort(), truncated]).toEqual([reached.map((at) => index.entries[at]!.id).sort(), false]);
    },
  );

  test('for an Arabic name of which many names share more words than the one it is like', () => {
    const crowd = Array.from({ length: 250 }, () => 'Said Szabo');
    const index = buildNameIndex([...crowd, 'Majd Said'].map((text, at) => entry(text, at)));
    const asked = 'مائده سعیدی';
    expect(compareNames(asked, 'Majd Said', 'person', index).similarity).toBeGreaterThanOrEqual(0.74);
    const { hits, truncated } = findNames(index, { name: asked, type: 'person' });
    expect([hits.map(({ matchedName }) => matchedName.text), truncated]).toEqual([['Majd Said'], false]);
  });

  test.each<[SubjectType, string, string, string]>([
    ['person', 'Abdalah HiAFIZ', 'Hafiz Abdallah', 'Abdallah'],
    ['organisation', 'JAMAL NETWOoK', 'Jamal Network', 'Jamal'],
    ['organisation', 'OaFICE #39', 'Office 39', '39'],
  ])('for a %s, “%s”, of which a title or a common word is misspelt: “%s”', (as, asked, likest, shared) => {
    const crowd = [...'bdfgklmnprstvz'].map((first) => `${shared} ${first}oltinak`);
    const index = buildNameIndex([...crowd, likest].map((text, at) => entry(text, at, as)));
    const subject = { name: asked, type: as };
    const reached = [...compareWithAll(index, subject, 0.74).keys()].map((at) => index.entries[at]!.id);
    expect(reached).toContain(`E${crowd.length}`);
    expect(
      searchNames(index, subject)
        .map(({ entryId }) => entryId)
        .sort(),
    ).toEqual(reached.sort());
  });

  test('for a word that the list has only the beginning of, beside one that many names have', () => {
    const crowd = Array.from({ length: 250 }, () => 'Abdullah Szabo');
    const index = buildNameIndex([...crowd, 'Abdullah Junju'].map((text, at) => entry(text, at)));
    const { hits } = findNames(index, { name: 'Abdullah Junjuaka', type: 'person' });
    expect(hits.map(({ matchedName }) => matchedName.text)).toEqual(['Abdullah Junju']);
  });
});

describe('a search for the closest ranks first what a search at 0.74 ranks first', () => {
  const first = (index: NameIndex, subject: Subject, limit: number, threshold: number) =>
    rankNames(index, subject, { limit, threshold }).map(({ entryId, similarity }) => [entryId, similarity]);

  /** A question of a few words, and a list in which many names have one of them, and some more. */
  const crowded = fc.array(word, { minLength: 2, maxLength: 4 }).chain((parts) =>
    fc.record({
      asked: fc.constant(parts.join(' ')),
      names: fc.array(fc.array(fc.oneof(fc.constantFrom(...parts), word), { minLength: 2, maxLength: 4 }), {
        minLength: 20,
        maxLength: 80,
      }),
    }),
  );

  test('for any list and question', () => {
    fc.assert(
      fc.property(
        crowded,
        type,
        fc.constantFrom(1, 3, 10),
        fc.constantFrom(0, 0.3, 0.49),
        ({ asked, names }, as, limit, threshold) => {
          const index = buildNameIndex(names.map((parts, at) => entry(parts.join(' '), at, as)));
          const subject = { name: asked, type: as };
          const closest = first(index, subject, limit, threshold);
          const wanted = first(index, subject, limit, 0.74);
          expect([asked, closest.slice(0, wanted.length)]).toEqual([asked, wanted]);
        },
      ),
      { numRuns: 600 },
    );
  });

  test.each([
    ['Iwan Klementiew', 'Ivans Klementjevs', 'Ioan Adam'],
    ['Dželals Bajars', 'Celal Bayar', 'Abdul Jalal'],
    ['V. David', 'David Vitter', 'David Small'],
    ['トニー・ホーム', 'Tony Halme', 'Ahmet Tan'],
    ['耶日·維亞特爾', 'Jerzy Wiatr', 'Fidel Ylli'],
    ['דזשעימס מאר', 'James Moore', 'James Maridadi'],
    ['ジョン・スーン', 'John Thune', 'John Hewson'],
  ])('for %s, of which many names share as much as %s does', (asked, likest, other) => {
    const index = buildNameIndex(
      [...Array.from({ length: 250 }, () => other), likest].map((text, at) => entry(text, at)),
    );
    const subject = { name: asked, type: 'person' as const };
    const wanted = first(index, subject, 10, 0.74);
    expect(wanted.map(([id]) => id)).toEqual(['E250']);
    expect(first(index, subject, 10, 0)[0]).toEqual(wanted[0]);
  });
});
