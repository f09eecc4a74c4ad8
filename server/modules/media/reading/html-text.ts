import { Parser } from 'htmlparser2';
import { gatherBlocks, textOfBlocks } from './gather-blocks.ts';
import type { DocumentText } from './unreadable-document.ts';

/** What a reader of the page does not see, or what is about the site rather than its news. */
const UNREAD = new Set(
  'script,style,noscript,template,svg,math,nav,footer,button,select,iframe,object,canvas'.split(','),
);
const BLOCKS = new Set(
  'address,article,aside,blockquote,dd,div,dl,dt,figcaption,figure,h1,h2,h3,h4,h5,h6,header,hr,li,main,ol,p,pre,section,table,tr,ul'.split(
    ',',
  ),
);

/** The text of a web page in paragraphs, its blocks and its title. Nothing in it is run or fetched. */
export function htmlText(page: string): DocumentText {
  const gather = gatherBlocks((text) => text.replace(/[^\S\n]+/g, ' ').trim());
  let title = '';
  let unread = 0;
  let inTitle = false;
  const parser = new Parser(
    {
      onopentag(name: string) {
        if (UNREAD.has(name)) unread += 1;
        if (name === 'title') inTitle = true;
        if (BLOCKS.has(name)) gather.breakParagraph();
        if (name === 'br') gather.write('\n');
        if (name === 'tr') gather.openRow();
        if (name === 'td' || name === 'th') gather.openCell();
        if (name === 'li') gather.become({ kind: 'item' });
        const level = /^h([1-6])$/.exec(name)?.[1];
        if (level) gather.become({ kind: 'heading', level: Number(level) });
      },
      ontext(text: string) {
        if (inTitle && title.length < 1000) title += text;
        if (unread === 0 && !inTitle) gather.write(text.replace(/\s+/g, ' '));
      },
      onclosetag(name: string) {
        if (UNREAD.has(name)) unread -= 1;
        if (name === 'title') inTitle = false;
        if (BLOCKS.has(name)) gather.endParagraph();
        if (name === 'tr') gather.closeRow();
      },
    },
    { decodeEntities: true },
  );
  parser.write(page);
  parser.end();
  const blocks = gather.end();
  return {
    text: textOfBlocks(blocks, ' '),
    pages: [],
    blocks,
    title: title.replace(/\s+/g, ' ').trim() || undefined,
  };
}
