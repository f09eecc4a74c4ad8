/** As many letters as a line of a box has room for. */
const LINE = 24;

const cut = (text: string) => (text.length > LINE ? `${text.slice(0, LINE - 1)}…` : text);

/** A name in one line of a box or, between its words, in two; what is longer is cut off. */
export function nameLines(name: string): string[] {
  if (name.length <= LINE) return [name];
  const before = name.lastIndexOf(' ', LINE);
  const space = before > 0 ? before : name.indexOf(' ', LINE);
  if (space < 0) return [cut(name)];
  return [name.slice(0, space), name.slice(space + 1)].map(cut);
}
