import { newTags } from './new-tags.ts';

test('tags are trimmed, parted by commas and never there twice, however they are written', () => {
  expect(newTags(' Batch 7 ,asia,, ASIA , new', ['batch 7'])).toEqual(['asia', 'new']);
  expect(newTags('   ', [])).toEqual([]);
});
