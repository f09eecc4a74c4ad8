import { limitedTask } from '../limited-task.ts';
import { type DocumentBlocks, documentBlocks } from './document-text.ts';
import { UnreadableDocument } from './unreadable-document.ts';

export type PreviewTask = { content: Uint8Array; mime: string };

/** What the thread of `startPreviewReader` does: the blocks of a document, or null for one that has none to show. */
export default limitedTask(async ({ content, mime }: PreviewTask): Promise<DocumentBlocks | null> => {
  try {
    return await documentBlocks(content, mime);
  } catch (error) {
    if (error instanceof UnreadableDocument) return null;
    throw error;
  }
});
