import { Parser } from 'htmlparser2';
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

/** The text of a web page in paragraphs, and its title. Nothing in it is run or fetched. */
export function htmlText(page: string): DocumentText {
  const parts: string[] = [];
  let title = '';
  let unread = 0;
  let inTitle = false;
  const parser = new Parser(
    {
      onopentag(name: string) {
        if (UNREAD.has(name)) unread += 1;
        if (name === 'title') inTitle = true;
        if (BLOCKS.has(name)) parts.push('\n\n');
        if (name === 'br') parts.push('\n');
        if (name === 'td' || name === 'th') parts.push(' ');
      },
      ontext(text: string) {
        if (inTitle && title.length < 1000) title += text;
        if (unread === 0 && !inTitle) parts.push(text.replace(/\s+/g, ' '));
      },
      onclosetag(name: string) {
        if (UNREAD.has(name)) unread -= 1;
        if (name === 'title') inTitle = false;
        if (BLOCKS.has(name)) parts.push('\n\n');
      },
    },
    { decodeEntities: true },
  );
  parser.write(page);
  parser.end();
  return {
    text: paragraphs(parts.join('')),
    pages: [],
    title: title.replace(/\s+/g, ' ').trim() || undefined,
  };
}

const paragraphs = (text: string) =>
  text
    .split(/\n\n+/)
    .map((paragraph) => paragraph.replace(/[^\S\n]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n\n');
