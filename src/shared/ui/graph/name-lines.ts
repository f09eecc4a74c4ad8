/** As many letters as a line of a box has room for. */
const LINE = 24;

const cut = (text: string) => (text.length > LINE ? `${text.slice(0, LINE - 1)}…` : text);

/** A name in one line of a box or, between its words, in two; what is longer is cut off. */
export function nameLines(name: string): string[] {
  if (name.length <= LINE) return [name];
  const space = name.lastIndexOf(' ', LINE);
  if (space <= 0) return [cut(name)];
  return [name.slice(0, space), cut(name.slice(space + 1))];
}
