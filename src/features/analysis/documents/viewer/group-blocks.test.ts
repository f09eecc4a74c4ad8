import { groupBlocks } from './group-blocks.ts';

const item = (text: string) => ({ kind: 'item' as const, text });
const row = (...cells: string[]) => ({ kind: 'row' as const, cells });

test('items that follow each other are one list and rows one table, whatever stands between begins another', () => {
  const heading = { kind: 'heading' as const, level: 1, text: 'Port' };
  const paragraph = { kind: 'paragraph' as const, text: 'It was fined.' };
  expect(groupBlocks([heading, item('a'), item('b'), row('1', '2'), row('3'), paragraph, item('c')])).toEqual(
    [
      { at: 0, ...heading },
      { at: 1, kind: 'list', items: ['a', 'b'] },
      { at: 3, kind: 'table', rows: [['1', '2'], ['3']] },
      { at: 5, ...paragraph },
      { at: 6, kind: 'list', items: ['c'] },
    ],
  );
});
