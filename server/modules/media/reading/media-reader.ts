import { MediaLimits } from '../../../../contract/limits.ts';
import { startLimitedThread } from '../limited-thread.ts';
import type { DocumentBlocks, PreviewTask } from './preview-worker.ts';
import type { Reading, ReadingTask } from './reading-worker.ts';
import { PASTE_INSTEAD } from './unreadable-document.ts';

/**
 * One thread that reads documents: whatever stands in them, it has so much memory and so many seconds, and is ended
 * after that with a reason that a person can act on.
 */
export type MediaReader = {
  read(task: ReadingTask): Promise<Reading>;
  close(): Promise<void>;
};

export function startMediaReader({
  seconds = MediaLimits.seconds,
  memoryMb = MediaLimits.memoryMb,
}: {
  seconds?: number;
  memoryMb?: number;
} = {}): MediaReader {
  const file = new URL('./reading-worker.ts', import.meta.url);
  const thread = startLimitedThread<ReadingTask, Reading>({ file, seconds, memoryMb });
  const refusals = {
    late: `Reading it took longer than ${seconds} seconds. ${PASTE_INSTEAD}`,
    large: `Reading it needs too much memory. ${PASTE_INSTEAD}`,
  };
  return {
    async read(task) {
      const reading = await thread.run(task);
      return typeof reading === 'string' ? { refused: refusals[reading], late: reading === 'late' } : reading;
    },
    close: () => thread.close(),
  };
}

/** A thread of its own, so that nobody who wants to see a document waits for those that are being read. */
export type PreviewReader = {
  /** Null where the document cannot be shown. */
  read(task: PreviewTask): Promise<DocumentBlocks | null>;
  close(): Promise<void>;
};

export function startPreviewReader(): PreviewReader {
  const file = new URL('./preview-worker.ts', import.meta.url);
  const { seconds, memoryMb } = MediaLimits;
  const thread = startLimitedThread<PreviewTask, DocumentBlocks | null>({ file, seconds, memoryMb });
  return {
    async read(task) {
      const preview = await thread.run(task);
      return typeof preview === 'string' ? null : preview;
    },
    close: () => thread.close(),
  };
}
