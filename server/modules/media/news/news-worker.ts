import { NewsLimits } from '../../../../contract/limits.ts';
import { parseFeed } from '../../../../engine/feeds/index.ts';
import { ListFormatError } from '../../../../engine/lists/index.ts';
import { type Holder, namedHolders } from '../../../../engine/media/index.ts';
import { limitedTask } from '../limited-task.ts';
import { htmlText } from '../reading/html-text.ts';
import { plainText } from '../reading/plain-text.ts';
import { decodedXml } from './decoded-xml.ts';

/** An item as plain text; `key` tells it again. */
export type NewsItem = {
  guid: string;
  link: string | null;
  title: string;
  publishedOn: string | null;
  text: string;
};
export type NewsTask =
  | { act: 'parse'; content: Uint8Array }
  | { act: 'find'; holders: Holder[]; documents: string[] };
export type ParsedNews = { refused: string } | { items: NewsItem[] };

/** What the thread of `startNewsReader` does. */
export default limitedTask((task: NewsTask): Promise<ParsedNews> | string[][] =>
  task.act === 'parse' ? parse(task.content) : namedHolders(task.holders, task.documents),
);

async function parse(content: Uint8Array): Promise<ParsedNews> {
  try {
    const items = await parseFeed(decodedXml(content), NewsLimits.items);
    return {
      items: items.map(({ guid, link, title, publishedOn, content: written }) => ({
        guid: guid.slice(0, NewsLimits.guid),
        link: link && link.length <= NewsLimits.link ? link : null,
        title: lineOf(title).slice(0, NewsLimits.title).toWellFormed(),
        publishedOn,
        text: plainText(htmlText(written.slice(0, NewsLimits.written)).text)
          .slice(0, NewsLimits.text)
          .toWellFormed(),
      })),
    };
  } catch (error) {
    if (error instanceof ListFormatError) return { refused: error.message };
    throw error;
  }
}

const lineOf = (title: string) => plainText(htmlText(title).text).replace(/\s+/g, ' ').trim();
