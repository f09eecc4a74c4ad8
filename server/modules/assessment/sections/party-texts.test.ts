import { directors } from './party-texts.ts';
import { sectionWords } from './section-words.ts';
import type { StartingFacts } from './starting-facts.ts';

test('a report states the type of a principal where somebody stated it, and guesses none', () => {
  const principals = [
    { name: 'Aya Kouamelan', role: 'director' },
    { name: 'Black Reef Tankers Holding', role: 'shareholder', type: 'organisation' },
  ];
  const told = directors({
    request: { intake: { principals } },
    words: sectionWords('en-US'),
  } as unknown as StartingFacts);
  expect(told.split('\n')).toEqual([
    'Aya Kouamelan, director',
    'Black Reef Tankers Holding, shareholder, organisation',
  ]);
});
