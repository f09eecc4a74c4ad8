import { NewsLimits } from '../../../../contract/limits.ts';
import { parseFeed } from '../../../../engine/feeds/index.ts';
import { ListFormatError } from '../../../../engine/lists/index.ts';
import { type Holder, namedHolders } from '../../../../engine/media/index.ts';
import { sha256 } from '../../../platform/sha256.ts';
import { limitedTask } from '../limited-task.ts';
import { htmlText } from '../reading/html-text.ts';
import { plainText } from '../reading/plain-text.ts';

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
    const items = await parseFeed(decodedXml(content), NewsLimits.parsed);
    return {
      items: items.map(({ guid, link, title: written, publishedOn, content }) => {
        const title = lineOf(written);
        const text = plainText(htmlText(content).text);
        return {
          guid: guid.length > NewsLimits.guid ? sha256(guid) : guid,
          link: link && link.length <= NewsLimits.link ? link : null,
          title: title.slice(0, NewsLimits.title).toWellFormed(),
          publishedOn,
          text: title.length > NewsLimits.title ? `${title}\n\n${text}` : text,
        };
      }),
    };
  } catch (error) {
    if (error instanceof ListFormatError) return { refused: error.message };
    throw error;
  }
}

const lineOf = (title: string) => plainText(htmlText(title).text).replace(/\s+/g, ' ').trim();

const DECLARED = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w-]{1,40})["']/i;

/** Feeds may be of any encoding that they declare; what they do not declare is UTF-8, whatever stands in it. */
function decodedXml(content: Uint8Array): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder('utf-16be').decode(content);
  const declared = DECLARED.exec(new TextDecoder('latin1').decode(content.subarray(0, 400)))?.[1] ?? 'utf-8';
  return decoderOf(declared).decode(content);
}

function decoderOf(label: string) {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder('utf-8');
  }
}
