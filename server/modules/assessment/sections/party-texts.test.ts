import { directors } from './party-texts.ts';
import { sectionWords } from './section-words.ts';
import type { StartingFacts } from './starting-facts.ts';

test('the type of a principal is called guessed only where something was guessed', () => {
  const principals = [
    { name: 'Aya Kouamelan', role: 'director' },
    { name: 'Laila Qasem', role: 'shareholder' },
  ];
  const told = directors({
    request: { intake: { principals } },
    words: sectionWords('en-US'),
  } as unknown as StartingFacts);
  expect(told.split('\n')).toEqual([
    'Aya Kouamelan, director, person (guessed)',
    'Laila Qasem, shareholder, type unknown',
  ]);
});
