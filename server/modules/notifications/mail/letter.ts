import type { Role } from '../../../../contract/words.ts';
import { type Language, oneLine } from '../../../platform/index.ts';
import { mailTexts } from './mail-texts.ts';

/** What a mail says, before it has a form. Names in it may be anything. */
export type Letter = {
  to: { name: string; address: string };
  /** Of who gets it. */
  language: Language;
  subject: string;
  paragraphs: string[];
  /** Stands on a line of its own, after the first paragraph. */
  link?: string;
  /** Of news: who the reader was when it was written. */
  reader?: { role: Role; clientId: string | null };
};

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

/** The same words as plain text and as simple HTML; nothing in them is anything but text. */
export function writeLetter({ to, language, paragraphs, link }: Letter): { text: string; html: string } {
  const [first = '', ...rest] = paragraphs.map(oneLine);
  const greeting = mailTexts(language)('greeting', { name: oneLine(to.name) });
  const text = [greeting, first, ...(link ? [link] : []), ...rest].join('\n\n');
  const html = [greeting, first]
    .map(escaped)
    .concat(link ? [`<a href="${escaped(link)}">${escaped(link)}</a>`] : [])
    .concat(rest.map(escaped))
    .map((line) => `<p>${line}</p>`)
    .join('\n');
  return {
    text: `${text}\n`,
    html: `<!doctype html>\n<html lang="${language}" dir="${language === 'ar-SA' ? 'rtl' : 'ltr'}"><body>\n${html}\n</body></html>\n`,
  };
}
