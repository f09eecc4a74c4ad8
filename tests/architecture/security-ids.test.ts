import { owners } from './security-ids.ts';
import { sourceFiles } from './source-files.ts';

// Also what follows the table of an `each`.
const title = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])(.*?)\1/gs;

function titledIds(): Set<string> {
  const titles = sourceFiles(/\.(test|spec)\.tsx?$/).flatMap(({ text }) =>
    [...text.matchAll(title)].map(([, , words = '']) => words),
  );
  return new Set(titles.flatMap((words) => words.match(/\b[A-E]\d{1,2}\b/g) ?? []));
}

test('every security requirement of a finished issue stands in the title of a test', () => {
  const titled = titledIds();
  const due = owners.filter(({ finished }) => finished).flatMap(({ ids }) => ids);
  expect(due.filter((id) => !titled.has(id))).toEqual([]);
});

test('the list of security requirements is whole: A1 to E8, each once', () => {
  const ids = owners.filter(({ finished }) => finished).flatMap((owner) => owner.ids);
  const sections = { A: 17, B: 12, C: 11, D: 21, E: 8 };
  const all = Object.entries(sections).flatMap(([section, last]) =>
    Array.from({ length: last }, (_, n) => `${section}${n + 1}`),
  );
  expect(all.length).toBe(69);
  expect(all.filter((id) => !ids.includes(id))).toEqual([]);
});
