import { scope } from './conclusion-texts.ts';
import { sectionWords } from './section-words.ts';
import type { StartingFacts } from './starting-facts.ts';

const scopeOf = (title: string) =>
  scope({
    request: { intake: {}, categories: [] },
    reportType: { title, level: 'basic' },
    words: sectionWords('en-US'),
  } as unknown as StartingFacts);

test('the level of a report is told once, whether its type names it or not', () => {
  expect(scopeOf('Basic screening')).toBe('Basic screening.');
  expect(scopeOf('Supplier check')).toBe('Supplier check (basic).');
});
