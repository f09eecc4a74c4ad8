import type { DocumentBlock } from '../../../../contract/analysis/document-previews.ts';

/** What the paragraph that is being written will be. */
type ParagraphKind = { kind: 'paragraph' } | { kind: 'item' } | { kind: 'heading'; level: number };

const PARAGRAPH: ParagraphKind = { kind: 'paragraph' };

/**
 * Puts the blocks of a document together as its parser goes through it. A row is that of the outermost table; whatever
 * stands in a cell becomes its lines. A row of one cell only lays out the page, so its lines are paragraphs.
 */
export function gatherBlocks(tidy: (text: string) => string) {
  const blocks: DocumentBlock[] = [];
  let text = '';
  let kind: ParagraphKind = PARAGRAPH;
  let cells: string[][] = [];
  let depth = 0;

  const endParagraph = () => {
    const paragraphs = text.split(/\n\n+/).map(tidy).filter(Boolean);
    for (const one of paragraphs) {
      if (depth === 0) blocks.push({ ...kind, text: one });
      else if (cells.length === 0) cells.push([one]);
      else cells.at(-1)!.push(one);
    }
    text = '';
    kind = PARAGRAPH;
  };

  return {
    write: (more: string) => {
      text += more;
    },
    endParagraph,
    /** Where another begins within: what has no words yet stays what it is to become. */
    breakParagraph: () => {
      if (text.trim() !== '') endParagraph();
    },
    /** For the paragraph that is being written; a numbered heading is a heading. */
    become: (next: ParagraphKind) => {
      if (kind.kind !== 'heading') kind = next;
    },
    openRow: () => {
      endParagraph();
      depth += 1;
    },
    openCell: () => {
      endParagraph();
      if (depth === 1) cells.push([]);
    },
    closeRow: () => {
      endParagraph();
      if (depth === 0) return;
      depth -= 1;
      if (depth > 0) return;
      if (cells.length === 1) blocks.push(...cells[0]!.map((line) => ({ ...PARAGRAPH, text: line })));
      else if (cells.some((lines) => lines.length > 0))
        blocks.push({ kind: 'row', cells: cells.map((lines) => lines.join('\n')) });
      cells = [];
    },
    end: () => {
      endParagraph();
      return blocks;
    },
  };
}

/** The blocks as one text in paragraphs, the cells of a row with `between` between them where each has one line. */
export function textOfBlocks(blocks: readonly DocumentBlock[], between: string): string {
  return blocks
    .flatMap((block) => {
      if (block.kind === 'part') return [];
      if (block.kind !== 'row') return [block.text];
      const filled = block.cells.filter(Boolean);
      return filled.some((cell) => cell.includes('\n'))
        ? [filled.join('\n').replaceAll('\n', '\n\n')]
        : [filled.join(between)];
    })
    .join('\n\n');
}
