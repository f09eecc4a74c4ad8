import { entryOfLine, type ListFile, listLines, parseLine } from './index.ts';

const file = (name: string, text: string): ListFile => ({
  name,
  head: text,
  read: () =>
    (async function* () {
      yield text;
    })(),
});

const sdn = file('sdn.csv', '36,"AERO LINES",-0- ,"CUBA",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- \n');
const alt = file('alt.csv', '36,12,"aka","AERO",-0- \n');
const add = file('add.csv', '36,25,-0- ,"Havana","Cuba",-0- \n');
const own = file('own.csv', 'Who,Also\nMira Kovac,M. Kovac\n,nobody\n');

async function made(files: ListFile[], mapping?: { name: string; aliases?: string }) {
  const notes: object[] = [];
  const lines: string[] = [];
  for await (const line of listLines(files, mapping, (said) => notes.push(said))) lines.push(line);
  return { entries: lines.map((line) => parseLine(line)), notes };
}

test('the files of a published list become lines of an index, and what was counted is said', async () => {
  const { entries, notes } = await made([alt, add, sdn]);
  expect(entries).toEqual([
    { id: '36', type: 'organisation', name: 'AERO LINES', aliases: ['AERO'], weak: [] },
  ]);
  expect(notes).toEqual([{ counts: { records: 1, entries: 1, rejected: 0, names: 2 } }]);
  expect(entries.map((line) => entryOfLine(line).names.length)).toEqual([2]);
});

test('a table of one’s own needs its columns named, and a row without a name is told by its line', async () => {
  await expect(made([own])).rejects.toThrow('name its columns');
  const { entries, notes } = await made([own], { name: 'Who', aliases: 'Also' });
  expect(entries).toMatchObject([{ name: 'Mira Kovac', aliases: ['M. Kovac'] }]);
  expect(notes).toContainEqual({ rejected: { file: 'own.csv', line: 3, reason: 'The row has no name.' } });
});

test('parts that are missing or given twice, and files that are no list, are refused before a line is written', async () => {
  await expect(made([sdn, alt])).rejects.toThrow('together');
  await expect(made([sdn, alt, add, sdn])).rejects.toThrow('one list at a time');
  await expect(made([file('page.html', '<html><body>Not found</body></html>')])).rejects.toThrow('no list');
});
