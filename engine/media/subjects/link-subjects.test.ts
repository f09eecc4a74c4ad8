import fc from 'fast-check';
import { anySign } from '../../../tests/support/runner/any-sign.ts';
import { splitPassages } from '../text/split-passages.ts';
import { linkSubjects } from './link-subjects.ts';
import type { MediaSubject } from './subject.ts';

const subjects: MediaSubject[] = [
  { id: 'firm', role: 'subject', type: 'organisation', names: ['Fairmead Marine Services Ltd'] },
  { id: 'head', role: 'principal', type: 'person', names: ['Ivan Petrov', 'Иван Петров'] },
  { id: 'parent', role: 'owner', type: 'organisation', names: ['Oakhurst Holdings'] },
];

const filler = ' which nobody in the harbour would have thought possible a year or even a month before';
const link = (document: string) => linkSubjects(document, splitPassages(document), subjects);
const seen = (document: string) =>
  link(document).map(({ role, mentions }) => [
    role,
    ...mentions.map(({ subject, kind }) => `${subject} ${kind}`),
  ]);

describe('whom a passage speaks of', () => {
  it('knows a name however its legal form or spelling varies', () => {
    expect(seen('Fairmead Marine Services Limited was fined.')).toEqual([['subject', 'firm name']]);
    expect(seen('The court jailed Ivan Petrow on Monday.')).toEqual([['principal', 'head name']]);
    expect(seen('Суд приговорил Ивана Петрова и Иван Петров подал жалобу.')[0]?.[0]).toBe('principal');
  });

  it('knows a short form only after the name, and what brackets explain', () => {
    const tail = `${filler}.`;
    expect(seen(`Petrov was charged${tail}`)).toEqual([['unrelated']]);
    const told = `Ivan Petrov was charged${tail} ${'On the same day,'} the judge said Petrov may go home${tail}`;
    expect(seen(`${told.replace('. On', '.\n\nOn')}`)).toEqual([
      ['principal', 'head name'],
      ['principal', 'head short'],
    ]);
    const explained = `Fairmead Marine Services Ltd ("FMS") failed${tail}\n\nCreditors of FMS met${tail}`;
    expect(seen(explained)[1]).toEqual(['subject', 'firm short']);
  });

  it('carries “the company” and “he” over within a paragraph, to a subject of that kind', () => {
    const first = `Oakhurst Holdings owes much to its lenders${filler}${filler}${filler}${filler}.`;
    const second = `The company did not answer${filler}${filler}${filler}${filler}.`;
    expect(seen(`${first} ${second}`)[1]).toEqual(['owner', 'parent carried']);
    expect(seen(`${first}\n\n${second}`)[1]).toEqual(['unrelated']);
    expect(seen(`${first} ${second.replace('The company', 'He')}`)[1]).toEqual(['unrelated']);
  });

  it('takes nobody for somebody of another name', () => {
    expect(seen('Northgate Marine Services Ltd and Boris Petrov were fined.')).toEqual([['unrelated']]);
  });

  it('never crashes and says where each mention stands', () => {
    const words = fc.constantFrom(
      'Fairmead',
      'Marine',
      'Services',
      'Ivan',
      'Petrov',
      'the company',
      '.',
      '\n\n',
      '(“X”)',
    );
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anySign }), fc.array(words)), (made) => {
        const document = typeof made === 'string' ? made : made.join(' ');
        for (const { passage, mentions } of link(document)) {
          for (const { start, end } of mentions) {
            expect(start).toBeGreaterThanOrEqual(passage.start);
            expect(end).toBeLessThanOrEqual(passage.end);
            expect(end).toBeGreaterThan(start);
          }
        }
      }),
    );
  });
});
