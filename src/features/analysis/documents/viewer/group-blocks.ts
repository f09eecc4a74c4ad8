import type { DocumentBlock } from '../../../../../contract/analysis/document-previews.ts';

type Of<Kind extends DocumentBlock['kind']> = Extract<DocumentBlock, { kind: Kind }>;
/** Blocks as they are shown; `at` is the place of the first in the document. */
export type BlockGroup = { at: number } & (
  | Of<'heading' | 'paragraph' | 'part'>
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; rows: readonly (readonly string[])[] }
);

/** Items that follow each other are one list, rows one table. */
export function groupBlocks(blocks: readonly DocumentBlock[]): BlockGroup[] {
  const groups: BlockGroup[] = [];
  blocks.forEach((block, at) => {
    const last = groups.at(-1);
    if (block.kind === 'item') {
      if (last?.kind === 'list') last.items = [...last.items, block.text];
      else groups.push({ at, kind: 'list', items: [block.text] });
    } else if (block.kind === 'row') {
      if (last?.kind === 'table') last.rows = [...last.rows, block.cells];
      else groups.push({ at, kind: 'table', rows: [block.cells] });
    } else groups.push({ ...block, at });
  });
  return groups;
}
