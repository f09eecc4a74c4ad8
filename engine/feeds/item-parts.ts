import { childrenOf, type XmlNode } from '../lists/index.ts';

const folded = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What the children with these tags say, in the order of the tags; empty ones left out. */
export const texts = (node: XmlNode, tags: readonly string[]): string[] =>
  tags.flatMap((tag) => childrenOf(node, tag).map(inner).map(folded)).filter((text) => text !== '');

/** All that stands within an element, its elements written as tags again: content may be XHTML. */
export function inner({ parts = [] }: XmlNode): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : `<${part.tag}>${escaped(part)}</${part.tag}>`))
    .join('');
}

/** Text within XHTML was unescaped by the parser once; it is read as HTML from here on. */
const escaped = (node: XmlNode): string =>
  inner({
    ...node,
    parts: (node.parts ?? []).map((part) => (typeof part === 'string' ? plain(part) : part)),
  });

const plain = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** RSS has the address as text, Atom in an attribute; other schemes than http and https lead nowhere. */
export function linkOf(node: XmlNode): string | null {
  const links = childrenOf(node, 'link').filter(
    ({ attributes }) => (attributes.rel ?? 'alternate') === 'alternate',
  );
  const wanted = links.map(({ attributes, text }) => (attributes.href ?? text).trim());
  const guids = childrenOf(node, 'guid').filter(({ attributes }) => attributes.isPermaLink !== 'false');
  return [...wanted, ...guids.map(({ text }) => text.trim())].find(isWeb) ?? null;
}

function isWeb(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
