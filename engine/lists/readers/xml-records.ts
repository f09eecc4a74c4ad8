import { SaxesParser } from 'saxes';
import { ListFormatError } from '../list-format-error.ts';
import type { Chunks } from './text-chunks.ts';
import { textChunks } from './text-chunks.ts';

/** One element of a record: its attributes, text, child elements, and the line its tag stands on (from 1). */
export type XmlNode = {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlNode[];
  /** Text and elements as they follow each other; only where the list says `mixed`. */
  parts?: (string | XmlNode)[];
  line: number;
};

type XmlList = {
  file: string;
  /** What the file should be, for the sentence of an error. */
  expected: string;
  root: string | readonly string[];
  /** Tags of the elements that are one record each. */
  records: readonly string[];
  /** Text stands between elements, and its place among them counts. */
  mixed?: boolean;
};

const deepest = 40;
const mostElementsInRecord = 20_000;

/** Turns the parser's short message into a sentence with the line and what to do. */
function readable(message: string, line: number, inside: XmlNode | undefined): string {
  const unclosed = /unclosed tag: (\S+?)\.?$/.exec(message);
  const cutOff = 'The file seems to be cut off: download it again.';
  if (unclosed) return `Line ${line}: the tag <${unclosed[1]}> is opened but never closed. ${cutOff}`;
  const unmatched = /unmatched closing tag: (\S+?)\.?$/.exec(message);
  if (unmatched) return `Line ${line}: the tag </${unmatched[1]}> closes nothing that is open.`;
  if (/unexpected close tag/.test(message)) {
    return inside
      ? `Line ${line}: a tag is closed here while <${inside.tag}> of line ${inside.line} is still open.`
      : `Line ${line}: the tag closed here is not the one that is open.`;
  }
  if (/unexpected end|must contain a root/.test(message))
    return `Line ${line}: the file ends in the middle. ${cutOff}`;
  if (/entity/.test(message))
    return `Line ${line}: an entity is used that XML does not know; only &amp; &lt; &gt; &quot; &apos; are allowed.`;
  return `Line ${line}: this is not well-formed XML (${message.replace(/\.$/, '')}).`;
}

/**
 * The records of an XML list, streamed; only one record is held at a time. Document types and their entities are
 * refused, so nothing is ever expanded or fetched.
 * @throws ListFormatError at the first place that is not well-formed, or when the root element is another one
 */
export async function* xmlRecords(chunks: Chunks, list: XmlList): AsyncGenerator<XmlNode> {
  const { file, mixed = false } = list;
  const roots = [list.root].flat();
  const parser = new SaxesParser();
  const open: XmlNode[] = [];
  let ready: XmlNode[] = [];
  let depth = 0;
  let elements = 0;
  let begun = false;
  const fail = (sentence: string): never => {
    throw new ListFormatError(sentence, { file, line: parser.line, column: parser.column + 1 });
  };

  parser.on('error', (error) => {
    const message = error.message.replace(/^.*?\d+:\d+: /, '');
    if (message.startsWith('text data outside') && !begun)
      fail(`${list.expected} was expected; this file is not XML.`);
    fail(readable(message, parser.line, open.at(-1)));
  });
  parser.on('doctype', () =>
    fail(`Line ${parser.line}: the file declares a document type (DTD), which is refused.`),
  );
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    begun = true;
    if (depth === 1 && !roots.includes(name)) {
      const first = roots.map((root) => `<${root}>`).join(' or ');
      fail(`${list.expected} was expected, with ${first} as its first tag; this file begins with <${name}>.`);
    }
    if (depth > deepest) fail(`Line ${parser.line}: tags are nested more than ${deepest} deep.`);
    if (open.length === 0 && !list.records.includes(name)) return;
    elements = open.length === 0 ? 0 : elements + 1;
    if (elements > mostElementsInRecord) fail(`Line ${parser.line}: this record is far too long.`);
    const node: XmlNode = { tag: name, attributes, text: '', children: [], line: parser.line };
    open.at(-1)?.children.push(node);
    if (mixed) open.at(-1)?.parts?.push(node);
    if (mixed) node.parts = [];
    open.push(node);
  });
  const onText = (text: string) => {
    const node = open.at(-1);
    if (!node) return;
    node.text += text;
    node.parts?.push(text);
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', () => {
    depth -= 1;
    const node = open.pop();
    if (node && open.length === 0) ready.push(node);
  });

  for await (const text of textChunks(chunks, file, list.expected)) {
    parser.write(text);
    const done = ready;
    ready = [];
    yield* done;
  }
  parser.close();
  yield* ready;
}

/** Text of the first child with this tag, blanks folded; empty when there is none. */
export function childText(node: XmlNode, tag: string): string {
  return folded(node.children.find((child) => child.tag === tag)?.text ?? '');
}

/** A child's children with this tag: those of `<akaList><aka>…</aka></akaList>`. */
export function grandchildren(node: XmlNode, tag: string, inner: string): XmlNode[] {
  return childrenOf(node, tag).flatMap((child) => childrenOf(child, inner));
}

/** Children with this tag. */
export function childrenOf(node: XmlNode, tag: string): XmlNode[] {
  return node.children.filter((child) => child.tag === tag);
}

/** Texts of `<tag><VALUE>…</VALUE></tag>`. */
export function valuesOf(node: XmlNode, tag: string): string[] {
  return childrenOf(node, tag).flatMap((child) =>
    childrenOf(child, 'VALUE').map((value) => folded(value.text)),
  );
}

function folded(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
