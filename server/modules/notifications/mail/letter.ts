import { oneLine } from '../../../platform/index.ts';

/** What a mail says, before it has a form. Names in it may be anything. */
export type Letter = {
  to: { name: string; address: string };
  subject: string;
  paragraphs: string[];
  /** Stands on a line of its own, after the first paragraph. */
  link?: string;
};

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

/** The same words as plain text and as simple HTML; nothing in them is anything but text. */
export function writeLetter({ to, paragraphs, link }: Letter): { text: string; html: string } {
  const [first = '', ...rest] = paragraphs.map(oneLine);
  const greeting = `Hello ${oneLine(to.name)},`;
  const text = [greeting, first, ...(link ? [link] : []), ...rest].join('\n\n');
  const html = [greeting, first]
    .map(escaped)
    .concat(link ? [`<a href="${escaped(link)}">${escaped(link)}</a>`] : [])
    .concat(rest.map(escaped))
    .map((line) => `<p>${line}</p>`)
    .join('\n');
  return { text: `${text}\n`, html: `<!doctype html>\n<html lang="en"><body>\n${html}\n</body></html>\n` };
}
