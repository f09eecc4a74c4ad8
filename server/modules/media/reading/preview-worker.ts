import type { DocumentBlock } from '../../../../contract/analysis/document-previews.ts';
import { MediaLimits } from '../../../../contract/limits.ts';
import { limitedTask } from '../limited-task.ts';
import { rawText } from './document-text.ts';
import { textOfBlocks } from './gather-blocks.ts';
import { plainText } from './plain-text.ts';
import { UnreadableDocument } from './unreadable-document.ts';

export type PreviewTask = { content: Uint8Array; mime: string };
export type DocumentBlocks = { blocks: DocumentBlock[]; cut: boolean };

/** What the thread of `startPreviewReader` does: the blocks of a document, or null for one that has none to show. */
export default limitedTask(async ({ content, mime }: PreviewTask): Promise<DocumentBlocks | null> => {
  try {
    return await documentBlocks(content, mime);
  } catch (error) {
    if (error instanceof UnreadableDocument) return null;
    throw error;
  }
});

/** As far as they are shown; throws UnreadableDocument. */
async function documentBlocks(content: Uint8Array, mime: string): Promise<DocumentBlocks> {
  const { blocks: all = [] } = await rawText(content, mime);
  const blocks: DocumentBlock[] = [];
  let length = 0;
  for (const block of all) {
    length += textOfBlocks([block], ' ').length;
    if (length > MediaLimits.previewed) return { blocks, cut: true };
    blocks.push(plainBlock(block));
  }
  return { blocks, cut: false };
}

function plainBlock(block: DocumentBlock): DocumentBlock {
  if (block.kind === 'part') return block;
  if (block.kind === 'row') return { ...block, cells: block.cells.map(plainText) };
  return { ...block, text: plainText(block.text) };
}
