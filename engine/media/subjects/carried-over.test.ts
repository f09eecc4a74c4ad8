import { splitPassages } from '../text/split-passages.ts';
import { linkSubjects } from './link-subjects.ts';
import type { MediaSubject } from './subject.ts';

const subjects: MediaSubject[] = [
  { id: 'firm', role: 'subject', type: 'organisation', names: ['Fairmead Marine Services Ltd'] },
  { id: 'head', role: 'principal', type: 'person', names: ['Ivan Petrov'] },
  { id: 'parent', role: 'owner', type: 'organisation', names: ['Oakhurst Holdings'] },
];

/** Too long to stand in one passage with its neighbours. */
const filler = `${' which nobody in the harbour would have thought possible a year or even a month before'.repeat(4)}.`;
const linked = (...sentences: string[]) => {
  const document = sentences.map((sentence) => `${sentence}${filler}`).join(' ');
  return linkSubjects(document, splitPassages(document), subjects).map(({ mentions }) =>
    mentions.map(({ subject, kind, start, end }) => `${subject} ${kind} ${document.slice(start, end)}`),
  );
};

describe('who is meant by a word in the next sentence', () => {
  it.each([
    ['Fairmead Marine Services was fined', 'In May the company paid', 'firm carried the company'],
    ['Fairmead Marine Services was fined', 'In May its board met', 'firm carried its'],
    ['Fairmead Marine Services was fined', 'The Lender was late', 'firm carried The Lender'],
    ['Ivan Petrov was jailed', 'In May she wept', 'head carried she'],
    ['Ivan Petrov was jailed', 'The former mayor wept', 'head carried The former mayor'],
    ['Ivan Petrov was jailed', 'The 51-year-old wept', 'head carried The 51-year-old'],
  ])('%s. %s', (first, second, carried) => {
    expect(linked(first, second)[1]).toEqual([carried]);
  });

  it('is a person by a word for persons alone, and an organisation by one for organisations', () => {
    expect(linked('Ivan Petrov was jailed', 'In May the company paid')[1]).toEqual([]);
    expect(linked('Fairmead Marine Services was fined', 'In May she wept')[1]).toEqual([]);
    expect(linked('Fairmead Marine Services was fined', 'In May nobody wept')[1]).toEqual([]);
  });

  it('is whoever was named last', () => {
    expect(linked('Ivan Petrov left Oakhurst Holdings', 'In May the company paid')[1]).toEqual([
      'parent carried the company',
    ]);
    expect(linked('Oakhurst Holdings and Ivan Petrov parted', 'In May the company paid')[1]).toEqual([]);
  });

  it('is carried from sentence to sentence', () => {
    expect(linked('Ivan Petrov was jailed', 'In May he wept', 'In June he slept')[2]).toEqual([
      'head carried he',
    ]);
  });

  it('is nobody where somebody is named', () => {
    expect(linked('Ivan Petrov was jailed', 'He left Oakhurst Holdings')[1]).toEqual([
      'parent name Oakhurst Holdings',
    ]);
  });
});

describe('short forms and names in one passage', () => {
  it('stand in their order, and a short form within a name does not count', () => {
    expect(
      linked('Ivan Petrov and Oakhurst Holdings met', 'Petrov and Oakhurst said Oakhurst Holdings paid')[1],
    ).toEqual(['head short Petrov', 'parent short Oakhurst', 'parent name Oakhurst Holdings']);
    expect(linked('Oakhurst Holdings, said Oakhurst and Ivan Petrov')[0]).toEqual([
      'parent name Oakhurst Holdings',
      'parent short Oakhurst',
      'head name Ivan Petrov',
    ]);
  });

  it('belong to whom the document introduced them for first', () => {
    const told = linked(
      'Oakhurst Holdings (“Group One”) met',
      'Fairmead Marine Services (“Group One”) met',
      'In May Group One paid',
    );
    expect(told[2]).toEqual(['parent short Group One']);
  });
});

test('a passage has the role nearest to the third party', () => {
  const roles = (document: string) =>
    linkSubjects(document, splitPassages(document), subjects).map(({ role }) => role);
  expect(roles('Oakhurst Holdings and Ivan Petrov paid.')).toEqual(['principal']);
  expect(roles('Oakhurst Holdings paid.')).toEqual(['owner']);
  expect(roles('Ivan Petrov paid Fairmead Marine Services.')).toEqual(['subject']);
  expect(roles('Nobody paid.')).toEqual(['unrelated']);
});
