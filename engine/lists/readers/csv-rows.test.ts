import { pieces } from '../gather.ts';
import { csvRows } from './csv-rows.ts';

async function linesOf(text: string, chunks = pieces(text)) {
  const rows: [number, string][] = [];
  for await (const { cells, line } of csvRows(chunks, 'list.csv', 'a list'))
    rows.push([line, cells.join('|')]);
  return rows;
}

describe('rows of a CSV file', () => {
  it('carry the line they begin on, over blank lines and line breaks in cells', async () => {
    const text = 'first row,a\r\n2,"b\r\nc"\r\n\r\n\r\n6,d\r\n7,"e ""f"""\r\n\u001a';
    expect(await linesOf(text)).toEqual([
      [1, 'first row|a'],
      [2, '2|b\r\nc'],
      [6, '6|d'],
      [7, '7|e "f"'],
    ]);
  });

  it('are the same however the file is cut into pieces, even inside a letter', async () => {
    const bytes = new TextEncoder().encode('id,name of the row\n1,Škoda €\n2,علي\n');
    async function* single() {
      for (const byte of bytes) yield Uint8Array.of(byte);
    }
    expect(await linesOf('', single())).toEqual([
      [1, 'id|name of the row'],
      [2, '1|Škoda €'],
      [3, '2|علي'],
    ]);
  });

  it('are read from UTF-16 with its mark and from UTF-8 with one', async () => {
    async function* utf16() {
      yield new Uint8Array(
        Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('a long heading,b\n1,é\n', 'utf16le')]),
      );
    }
    const expected = [
      [1, 'a long heading|b'],
      [2, '1|é'],
    ];
    expect(await linesOf('', utf16())).toEqual(expected);
    expect(await linesOf('\ufeffa long heading,b\n1,é\n')).toEqual(expected);
  });
});
