import { nameRuns } from './name-runs.ts';
import { findShortForms, shortForms } from './short-forms.ts';
import type { MediaSubject, Mention } from './subject.ts';

describe('words that may be a name', () => {
  const runs = (text: string) =>
    nameRuns(text, 100).map((run) => run.map((word) => `${word.text}@${word.start}-${word.end}`).join(' '));

  it.each<[string, string[]]>([
    [
      'The Bank of Delta and paid Ivan Petrov’s firm, Van der Berg & Sons (Ltd.) of',
      [
        'The@100-103 Bank@104-108 of@109-111 Delta@112-117',
        'Ivan@127-131 Petrov@132-138',
        'Van@147-150 der@151-154 Berg@155-159 Sons@162-166 Ltd.@168-172',
      ],
    ],
    ['and Rao — Pal ---- Sen', ['Rao@104-107', 'Pal@110-113', 'Sen@119-122']],
    ['علي محمد said Иван и Пётр', ['علي@100-103 محمد@104-108', 'Иван@114-118', 'Пётр@121-125']],
    [
      'Al-Rashid bin Omar 7 Ltd. then X',
      ['Al-Rashid@100-109 bin@110-113 Omar@114-118 7@119-120 Ltd.@121-125', 'X@131-132'],
    ],
    ['Ivan D’souza’s of', ['Ivan@100-104 D’souza@105-112']],
    ['said of the', []],
  ])('%s', (text, expected) => {
    expect(runs(text)).toEqual(expected);
  });

  it('come in runs of no more than twenty-four', () => {
    expect(nameRuns('A '.repeat(50), 0).map((run) => run.length)).toEqual([24, 24, 2]);
  });
});

const firm: MediaSubject = {
  id: 'firm',
  role: 'subject',
  type: 'organisation',
  names: ['Fairmead Marine Ltd'],
};
const head: MediaSubject = { id: 'head', role: 'principal', type: 'person', names: ['Ivan Petrov'] };

describe('short forms', () => {
  const formsOf = (document: string, name: string, subject: MediaSubject, others: MediaSubject[] = []) => {
    const start = document.indexOf(name);
    const mention: Mention = {
      subject: subject.id,
      kind: 'name',
      start,
      end: start + name.length,
      similarity: 1,
    };
    return shortForms(document, mention, subject, others).map(({ text }) => text);
  };

  it.each<[string, string, MediaSubject, string[]]>([
    ['Fairmead Marine Ltd fell.', 'Fairmead Marine Ltd', firm, ['Fairmead']],
    ['Ivan Petrov fell.', 'Ivan Petrov', head, ['Petrov']],
    ['Fairmead Marine Ltd (the “FM Line”) fell.', 'Fairmead Marine Ltd', firm, ['Fairmead', 'FM Line']],
    ['Fairmead Marine Ltd, ( "FML" ) fell.', 'Fairmead Marine Ltd', firm, ['Fairmead', 'FML']],
    ['Fairmead Marine Ltd (the "Company") fell.', 'Fairmead Marine Ltd', firm, ['Fairmead']],
    ['Fairmead Marine Ltd fell ("FML").', 'Fairmead Marine Ltd', firm, ['Fairmead']],
    ['Fairmead Marine Ltd (“F”) fell.', 'Fairmead Marine Ltd', firm, ['Fairmead']],
    ['Fairmead Marine Ltd (“ FML ”) fell.', 'Fairmead Marine Ltd', firm, ['Fairmead', 'FML']],
    ['Fairmead fell.', 'Fairmead', firm, []],
    ['Ivan Maria Petrov fell.', 'Ivan Maria Petrov', head, ['Petrov']],
    ['Ivan Rao fell.', 'Ivan Rao', head, []],
    ['Ivan Raos fell.', 'Ivan Raos', head, ['Raos']],
  ])('%s', (document, name, subject, forms) => {
    expect(formsOf(document, name, subject)).toEqual(forms);
  });

  it('are none where another subject has the word too', () => {
    const other = { ...head, id: 'other', names: ['Boris PETROV'] };
    expect(formsOf('Ivan Petrov fell.', 'Ivan Petrov', head, [head])).toEqual(['Petrov']);
    expect(formsOf('Ivan Petrov fell.', 'Ivan Petrov', head, [head, other])).toEqual([]);
    const alias = { ...other, names: ['Boris Rao', 'Boris Petrov'] };
    expect(formsOf('Ivan Petrov fell.', 'Ivan Petrov', head, [alias])).toEqual([]);
    expect(formsOf('Ivan Petrov fell.', 'Ivan Petrov', head, [{ ...other, names: ['Petrova'] }])).toEqual([
      'Petrov',
    ]);
  });

  it('count where they are no part of a longer word, in their order', () => {
    const forms = [
      { text: 'Petrov', subject: 'head' },
      { text: 'FML', subject: 'firm' },
    ];
    const found = findShortForms('FML, Petrova, aPetrov 😀Petrov, Petrov’s FML2 (FML)', 10, forms);
    expect(found.map(({ subject, kind, start, end }) => `${subject} ${kind} ${start}-${end}`)).toEqual([
      'firm short 10-13',
      'head short 34-40',
      'head short 42-48',
      'firm short 57-60',
    ]);
    expect(found[0]?.similarity).toBe(1);
  });
});
