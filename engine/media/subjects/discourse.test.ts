import fc from 'fast-check';
import { anySign } from '../../../tests/support/runner/any-sign.ts';
import { splitUnits } from '../text/units.ts';
import { readDiscourse } from './discourse.ts';
import type { MediaSubject } from './subject.ts';

const subjects: MediaSubject[] = [
  { id: 'firm', role: 'subject', type: 'organisation', names: ['Fairmead Marine Services Ltd'] },
  { id: 'head', role: 'principal', type: 'person', names: ['Ivan Petrov'] },
];

/** Whom the words in a document call, in order, as "words > whom". */
const called = (document: string) =>
  readDiscourse(splitUnits(document), subjects).readings.map((readings) =>
    readings.map(({ text, entity }) => `${text} > ${entity?.subject?.id ?? entity?.name ?? 'nobody'}`),
  );
const last = (document: string) => called(document).at(-1);

const FIRM = 'Fairmead Marine Services was fined in May.';

describe('whom a document calls by a reference', () => {
  it.each([
    ['the company', `${FIRM} The company paid.`, 'The company > firm'],
    ['it', `${FIRM} It paid.`, 'It > firm'],
    ['a paragraph later', `${FIRM}\n\nIn June the company paid.`, 'the company > firm'],
    ['he', 'Ivan Petrov was jailed. In May he wept.', 'he > head'],
    ['a surname', 'Ivan Petrov was jailed. Petrov wept.', 'Petrov > head'],
    ['the given name', 'Ivan Petrov was jailed. Ivan wept.', 'Ivan > head'],
    ['the first word of a name', `${FIRM} Fairmead paid.`, 'Fairmead > firm'],
    ['letters that brackets explain', 'Fairmead Marine Services Ltd ("FMS") fell. FMS paid.', 'FMS > firm'],
    ['a noun of its name', `${FIRM} The services paid.`, undefined],
    ['the client of a report', `${FIRM} Northgate Bank is older. The client paid.`, 'The client > firm'],
  ])('%s', (_, document, expected) => {
    if (expected) expect(last(document)).toContain(expected);
    else expect(last(document)?.join()).not.toContain('> nobody');
  });

  it('refers to the most recent party where the words fit both', () => {
    expect(last(`${FIRM} Rival Northgate Freight was fined too. The company paid.`)).toEqual([
      'The company > Northgate Freight',
    ]);
  });

  it('is a person by a word for persons alone, and an organisation by one for organisations', () => {
    expect(last('Ivan Petrov was jailed. In May it rained.')).not.toContain('it > head');
    expect(last(`${FIRM} In May she wept.`)).not.toContain('she > firm');
  });

  it('is not the subject of its own clause', () => {
    expect(last(`${FIRM} Northgate Bank has since taken it to court.`)).toContain('it > firm');
    expect(last('Ivan Petrov was jailed. Boris Rao had warned him.')).toContain('him > head');
  });

  it('is nobody whom the sentence only introduces', () => {
    expect(last('Ivan Petrov was jailed. A former mayor, he wept.')).toContain('he > head');
  });

  it('is not the judge of a case', () => {
    expect(last('Ivan Petrov stole. Judge Anna Keble spoke for an hour. He was jailed.')).toContain(
      'He > head',
    );
  });

  it('is somebody else by a word for what others are to a firm', () => {
    expect(last(`${FIRM} The supplier was jailed.`)).toEqual(['The supplier > The supplier']);
  });

  it('is no authority, by its name or by letters behind “the”', () => {
    expect(last(`${FIRM} The XQRA told the company to stop.`)).toContain('the company > firm');
    expect(last(`${FIRM} The Environment Agency told the company to stop.`)).toContain('the company > firm');
  });

  it('is no law', () => {
    expect(last(`${FIRM} It broke the Northgate Waters Act and paid.`)).toEqual(['It > firm']);
  });

  it('is the firm itself by “we” in an interview', () => {
    expect(last('Q. Fairmead Marine Services fell?\n\nA. In May they fined us.')).toContain('us > firm');
  });
});

test('every reference lies within its sentence, whatever is read', () => {
  const words = fc.constantFrom(
    'Fairmead',
    'Marine',
    'Ivan',
    'Petrov',
    'the company',
    'it',
    'his',
    '.',
    '\n\n',
    '(“X”)',
    "'s",
  );
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: anySign }), fc.array(words)), (made) => {
      const units = splitUnits(typeof made === 'string' ? made : made.join(' '));
      readDiscourse(units, subjects).readings.forEach((readings, at) => {
        for (const { start, end } of readings) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(units[at]!.text.length);
        }
      });
    }),
  );
});
