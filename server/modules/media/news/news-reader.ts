import { NewsLimits } from '../../../../contract/limits.ts';
import type { Holder } from '../../../../engine/media/index.ts';
import { startLimitedThread } from '../limited-thread.ts';
import type { NewsTask, ParsedNews } from './news-worker.ts';

/** One thread that reads feeds and finds whom their items name: the thread that answers calls has no time for either. */
export type NewsReader = {
  /** The items of a feed, or why it is none. */
  parse(content: Uint8Array): Promise<ParsedNews>;
  /** For each document the holders it names, by their ids. */
  find(holders: Holder[], documents: string[]): Promise<string[][]>;
  close(): Promise<void>;
};

export function startNewsReader(): NewsReader {
  const thread = startLimitedThread<NewsTask, ParsedNews | string[][]>({
    file: new URL('./news-worker.ts', import.meta.url),
    seconds: NewsLimits.seconds,
    memoryMb: NewsLimits.memoryMb,
  });
  return {
    async parse(content) {
      const parsed = await thread.run({ act: 'parse', content });
      if (parsed === 'late') return { refused: `Reading it took longer than ${NewsLimits.seconds} seconds.` };
      if (parsed === 'large') return { refused: 'Reading it needs too much memory.' };
      return parsed as ParsedNews;
    },
    async find(holders, documents) {
      const found = await thread.run({ act: 'find', holders, documents });
      if (typeof found === 'string') throw new Error(`whom news items name could not be found: too ${found}`);
      return found as string[][];
    },
    close: () => thread.close(),
  };
}
