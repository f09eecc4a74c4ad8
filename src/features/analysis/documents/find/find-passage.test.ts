import { findPassage, findPassages } from './find-passage.ts';

const shown = (texts: readonly string[], found: ReturnType<typeof findPassage>) =>
  found && [texts[found.from.at]?.slice(found.from.offset), texts[found.to.at]?.slice(0, found.to.offset)];

test('a passage is found across the lines of a page, with a word broken at the end of one', () => {
  const lines = ['In 2021 the court con-', 'victed Zarkun Marine of bri', 'bery. It appealed.'];
  expect(shown(lines, findPassage(lines, 'the court convicted Zarkun Marine of bribery.'))).toEqual([
    'the court con-',
    'bery',
  ]);
});

test('of a passage that runs onto the next page the sentences on this one are found', () => {
  const lines = ['The regulator fined Fairmead in 2022.'];
  expect(
    shown(lines, findPassage(lines, 'The regulator fined Fairmead in 2022. It paid a month later.')),
  ).toEqual(['The regulator fined Fairmead in 2022.', 'The regulator fined Fairmead in 2022']);
  expect(findPassage(lines, 'Nothing of this stands here.')).toBeNull();
});

test('a search finds every place whatever its letters’ size, and nothing for signs alone', () => {
  expect(findPassages(['Fined. Refined; fined'], 'FINED')).toHaveLength(3);
  expect(findPassages(['शुल्क लगाया'], 'शुल्क')).toHaveLength(1);
  expect(findPassages(['a – b'], ' – ')).toEqual([]);
});
