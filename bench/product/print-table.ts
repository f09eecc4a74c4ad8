/** One table as docs/benchmarks.md shows it: the first row is its head. */
export function printTable(title: string, rows: readonly (readonly (string | number)[])[]): void {
  const [head = [], ...body] = rows;
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  console.log(`\n${title}\n\n${line(head)}\n|${' --- |'.repeat(head.length)}`);
  for (const cells of body) console.log(line(cells));
}
