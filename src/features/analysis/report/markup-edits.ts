/** What replaces a part of a text, and what is selected then. */
export type TextEdit = { from: number; to: number; text: string; select: [from: number, to: number] };
type Selected = { text: string; from: number; to: number };

export type MarkupAct = 'bold' | 'heading' | 'bullets' | 'numbers' | 'table';

const TABLE = '|  |  |\n| --- | --- |\n|  |  |\n|  |  |';
const SIGNS = /^(?:#{1,6} |[-*•] |\d{1,3}[.)] )/;

/** What a button of the toolbar does to the selected text; a second time it takes the signs off again. */
export function markupEdit(act: MarkupAct, { text, from, to }: Selected): TextEdit {
  if (act === 'bold') return bold({ text, from, to });
  if (act === 'table') return ownLines({ text, from, to }, TABLE, 2);
  const [start, end] = [lineStart(text, from), lineEnd(text, to)];
  const lines = text.slice(start, end).split('\n');
  const isWorn = lines.every((line) => wornSigns[act].test(line));
  const changed = lines
    .map((line, place) => (isWorn ? '' : signs[act](place)) + line.replace(SIGNS, ''))
    .join('\n');
  const stop = start + changed.length;
  return { from: start, to: end, text: changed, select: [from === to ? stop : start, stop] };
}

/** A citation of the finding at a place, behind the selection. */
export const citationEdit = (place: number, { to }: Selected): TextEdit => {
  const text = `[${place}]`;
  return { from: to, to, text, select: [to + text.length, to + text.length] };
};

const signs = {
  heading: () => '## ',
  bullets: () => '- ',
  numbers: (place: number) => `${place + 1}. `,
};
const wornSigns = { heading: /^#{1,6} /, bullets: /^[-*•] /, numbers: /^\d{1,3}[.)] / };

function bold({ text, from, to }: Selected): TextEdit {
  const chosen = text.slice(from, to);
  const isBold = text.slice(from - 2, from) === '**' && text.slice(to, to + 2) === '**';
  return isBold
    ? { from: from - 2, to: to + 2, text: chosen, select: [from - 2, to - 2] }
    : { from, to, text: `**${chosen}**`, select: [from + 2, to + 2] };
}

/** Between empty lines, behind the line of the selection. */
function ownLines({ text, to }: Selected, added: string, caret: number): TextEdit {
  const end = lineEnd(text, to);
  const written = text.slice(0, end);
  const before = written.trim() === '' ? '' : '\n\n'.slice(written.match(/\n{0,2}$/)?.[0].length);
  const after = text.slice(end).startsWith('\n\n') || end === text.length ? '' : '\n';
  const at = end + before.length + caret;
  return { from: end, to: end, text: `${before}${added}${after}`, select: [at, at] };
}

/** What Enter does at the end of an item: the next one, or the end of the list where the item is empty. */
export function nextItem({ text, from, to }: Selected): TextEdit | null {
  const start = lineStart(text, from);
  const [, sign, number] = text.slice(start, from).match(/^([-*•]|(\d{1,3})[.)])[ \t]/) ?? [];
  if (from !== to || !sign) return null;
  if (text.slice(start, lineEnd(text, from)).slice(sign.length).trim() === '')
    return { from: start, to: from, text: '', select: [start, start] };
  const next = number ? sign.replace(number, String(Number(number) + 1)) : sign;
  const added = `\n${next} `;
  return { from, to, text: added, select: [from + added.length, from + added.length] };
}

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;
const lineEnd = (text: string, at: number) => {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
};

export const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  text: value,
  from: selectionStart,
  to: selectionEnd,
});

/** Types it into the box, so that the browser can undo it. */
export function typeInto(box: HTMLTextAreaElement, { from, to, text, select }: TextEdit) {
  box.focus();
  box.setSelectionRange(from, to);
  const isTyped =
    text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
  if (!isTyped) {
    box.setRangeText(text);
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  box.setSelectionRange(...select);
}
