import { sentences } from './sentences.ts';

/**
 * A sentence of a document, or a row of one of its tables and lists. `start` and `end` are offsets in UTF-16 units of
 * the document; `text` is what stands there with broken lines joined; `context` is what heading and introduction say
 * of a row; `paragraph` counts from 0.
 */
export type Unit = {
  kind: 'sentence' | 'row' | 'heading';
  text: string;
  start: number;
  end: number;
  paragraph: number;
  context: string;
  /** The offset in the document of an offset in `text`. */
  offsetOf: (at: number) => number;
};

const BULLET = /^\s*(?:[-*•–▪‣·]|\(?\d{1,3}[.)]|\(?[a-z]\))\s+\S/u;
/** Numbered paragraphs follow each other without an empty line. */
const NUMBERED = /^(?:\(?\d{1,3}[.)\]]|\[\d{1,3}\]|[-*•–]|Q\d+)\s/u;
const CELLS = /\S\s*(?:\||\t)\s*\S/u;
const SEMICOLONS = /^[^;\n]{2,80}(?:;[^;\n]{1,81}){2,}$/u;
const LONGEST_HEADING = 110;
/** A unit without any end of a sentence is cut here. */
export const LONGEST_UNIT = 1500;

/** As much of an introduction is read with each row. */
const LONGEST_CONTEXT = 200;
/** A line of capitals alone is a heading, whatever follows it. */
const NUMBERED_TITLE = /^(?:\d{1,2}[.)]|[A-Z][.)])\s[\p{Lu}\s,’'&-]+$/u;
const CAPITALS = /^(?=(?:.*\p{Lu}){3})[^\p{Ll}]+$/u;

type Line = { start: number; end: number; text: string };
type Block = { kind: Unit['kind']; lines: Line[] };

/** Splits a document into its sentences, rows and headings, in order. Never throws. */
export function splitUnits(document: string): Unit[] {
  const units: Unit[] = [];
  let heading = '';
  let introduction = '';
  let opening = '';
  let table = '';
  let paragraph = -1;
  for (const block of blocksOf(document)) {
    if (block.kind === 'row') {
      const isTable = block.lines.length > 1 && isHeader(block.lines[0]!.text, block.lines[1]!.text);
      if (isTable) table = block.lines[0]!.text;
      paragraph++;
      for (const [at, line] of block.lines.entries()) {
        const kind = isTable && at === 0 ? 'heading' : 'row';
        units.push(
          unitOf(kind, [line], paragraph, [opening, heading, introduction, table].filter(Boolean).join('. ')),
        );
      }
      continue;
    }
    table = '';
    paragraph++;
    const whole = unitOf(block.kind, block.lines, paragraph, '');
    if (block.kind === 'heading') {
      heading = whole.text;
      introduction = '';
      units.push(whole);
      opening ||= whole.text;
      continue;
    }
    for (const { start, end } of sentencesOf(whole.text)) units.push(partOf(whole, start, end));
    introduction = whole.text.slice(-LONGEST_CONTEXT);
    opening ||= whole.text.slice(0, LONGEST_CONTEXT);
  }
  return units;
}

function blocksOf(document: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  let start = 0;
  for (const text of document.split('\n')) {
    const end = start + text.length;
    const line = {
      start: start + text.length - text.trimStart().length,
      end: start + text.trimEnd().length,
      text: text.trim(),
    };
    start = end + 1;
    if (line.text === '') {
      // A table may have empty lines between its rows, a paragraph none.
      open = undefined;
      continue;
    }
    const isRow = isCells(line.text) || (BULLET.test(line.text) && !isProse(line.text));
    // The second line of a list's item belongs to it.
    const continues = open?.kind === 'row' && !isRow && /^\s/.test(text) && /^\p{Ll}/u.test(line.text);
    if (
      (!isRow || NUMBERED_TITLE.test(line.text)) &&
      CAPITALS.test(line.text) &&
      line.text.length <= LONGEST_HEADING
    ) {
      blocks.push({ kind: 'heading', lines: [line] });
      open = undefined;
    } else if (continues) {
      const last = open!.lines.at(-1)!;
      last.end = line.end;
      last.text = `${last.text} ${line.text}`;
    } else if (open && open.kind === (isRow ? 'row' : 'sentence') && (isRow || !NUMBERED.test(line.text)))
      open.lines.push(line);
    else {
      open = { kind: isRow ? 'row' : 'sentence', lines: [line] };
      blocks.push(open);
    }
  }
  return blocks.map((block) =>
    isHeading(block) ? { ...block, kind: 'heading' } : isList(block) ? { ...block, kind: 'row' } : block,
  );
}

/** A numbered paragraph tells in sentences what a row only lists. */
function isProse(line: string): boolean {
  // A numbered item of two sentences or more.
  if (/[\p{Ll}\d][.!?]\s+\p{Lu}.*[\p{Ll}\d)][.!?]$/u.test(line) && !/[|;\t]/.test(line)) return true;
  return line.length > 160 || /\b(?:is|are|was|were|has|had|have|must|shall|will|may|says|said)\b/.test(line);
}

const isCells = (line: string): boolean => CELLS.test(line) || SEMICOLONS.test(line);

/** The first row names the columns where it has no digits and the next has some. */
function isHeader(first: string, second: string): boolean {
  return isCells(first) && !/\d{2,}/.test(first) && /\d/.test(second);
}

/** Short lines that each begin anew and end without a full stop are the rows of a list. */
function isList({ kind, lines }: Block): boolean {
  return (
    kind === 'sentence' &&
    lines.length > 1 &&
    lines.every(({ text }) => text.length < 110 && /^[\p{Lu}\p{N}]/u.test(text) && !/[.,;-]$/u.test(text)) &&
    lines.some(({ text }) => /[\p{N}:]/u.test(text))
  );
}

function isHeading({ kind, lines }: Block): boolean {
  if (kind === 'heading') return true;
  if (kind === 'row' || lines.length > 1) return false;
  const { text } = lines[0]!;
  if (text.length > LONGEST_HEADING || /[.!?:;,]["'”’)]*$/.test(text)) return false;
  return !/\b(?:is|are|was|were|has|have|had|must|will)\b/.test(text);
}

/** Joins lines: a hyphen at the end of one goes when the next begins with a small letter. */
function unitOf(kind: Unit['kind'], lines: readonly Line[], paragraph: number, context: string): Unit {
  let text = '';
  /** From where in `text` an offset is moved by how much. */
  const moves: [number, number][] = [];
  for (const line of lines) {
    const hyphen = /\p{L}-$/u.test(text) && /^\p{Ll}/u.test(line.text);
    if (hyphen) text = text.slice(0, -1);
    else if (text !== '') text += ' ';
    moves.push([text.length, line.start - text.length]);
    text += line.text;
  }
  const offsetOf = (at: number) => at + moves[lastBefore(moves, at)]![1];
  return { kind, text, start: lines[0]!.start, end: lines.at(-1)!.end, paragraph, context, offsetOf };
}

function lastBefore(moves: readonly [number, number][], at: number): number {
  let [low, high] = [0, moves.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (moves[middle]![0] <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

function partOf(whole: Unit, start: number, end: number): Unit {
  const offsetOf = (at: number) => whole.offsetOf(start + at);
  return {
    ...whole,
    text: whole.text.slice(start, end),
    start: offsetOf(0),
    end: end > start ? offsetOf(end - start - 1) + 1 : offsetOf(0),
    offsetOf,
  };
}

function sentencesOf(text: string): { start: number; end: number }[] {
  return sentences(text).flatMap(({ start, end }) => {
    const parts: { start: number; end: number }[] = [];
    let from = start;
    while (end - from > LONGEST_UNIT) {
      const space = text.lastIndexOf(' ', from + LONGEST_UNIT);
      let to = space > from ? space : from + LONGEST_UNIT;
      if (/[\uDC00-\uDFFF]/.test(text.charAt(to))) to--;
      parts.push({ start: from, end: to });
      from = to;
      while (text.charAt(from) === ' ') from++;
    }
    if (end > from) parts.push({ start: from, end });
    return parts;
  });
}
