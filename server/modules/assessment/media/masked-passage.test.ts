import { maskedPassage } from './masked-passage.ts';

const subjects = [
  { id: 'subject', role: 'subject' as const, type: 'organisation' as const, names: ['Fairmead Ltd'] },
  {
    id: 'principal Ivan Petrov',
    role: 'principal' as const,
    type: 'person' as const,
    names: ['Ivan Petrov'],
  },
  { id: 'owner Oakhurst', role: 'owner' as const, type: 'unknown' as const, names: ['Oakhurst'] },
];
const text = 'Fairmead Ltd and Oakhurst {both} said Ivan Petrov left; Fairmead denied that the company knew.';
const place = (subject: string, words: string, kind = 'name', from = 0) => {
  const start = text.indexOf(words, from);
  return { subject, kind, start, end: start + words.length };
};

test('what teaches the model names nobody of a case', () => {
  const places = [
    place('principal Ivan Petrov', 'Ivan Petrov'),
    place('subject', 'Fairmead Ltd'),
    place('subject', 'Fairmead', 'short', 20),
    place('owner Oakhurst', 'Oakhurst'),
    place('subject', 'the company', 'carried'),
  ];
  expect(maskedPassage(text, places, subjects)).toBe(
    '{O} and {O2} (both) said {P} left; {O} denied that the company knew.',
  );
});
