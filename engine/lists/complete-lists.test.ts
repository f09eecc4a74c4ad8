import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { gather } from './gather.ts';
import type { ParsedEntry } from './index.ts';
import { diffLists, fingerprint, parseOfac, parseUn } from './index.ts';

/** The published lists are never committed; where this machine has none, the tests are skipped. */
const root = process.env.PRUDENCE_SHARED ?? join(import.meta.dirname, '../../../shared');
const path = (file: string) => join(root, 'data/lists', file);
const withLists = (file: string) => (existsSync(path(file)) ? it : it.skip);

const read = new Map<string, ReturnType<typeof parseFolder>>();

/** Each version of the list is parsed once. */
function readOfac(folder: string) {
  const before = read.get(folder) ?? parseFolder(folder);
  read.set(folder, before);
  return before;
}

function parseFolder(folder: string) {
  const stream = (file: string) => createReadStream(path(`${folder}/${file}`));
  const comments = existsSync(path(`${folder}/sdn_comments.csv`))
    ? { comments: stream('sdn_comments.csv') }
    : {};
  return gather(
    parseOfac({ sdn: stream('sdn.csv'), alt: stream('alt.csv'), add: stream('add.csv'), ...comments }),
  );
}

const prints = (entries: readonly ParsedEntry[]) =>
  new Map(entries.map((entry) => [entry.id, fingerprint(entry)]));

describe('the complete published lists', () => {
  withLists('ofac_2021-07/sdn.csv')('OFAC of July 2021 has 8,976 records, none rejected', async () => {
    const { entries, rejected, counts } = await readOfac('ofac_2021-07');
    expect(counts).toMatchObject({ records: 8976, entries: 8976, rejected: 0 });
    expect(rejected).toEqual([]);
    const persons = entries.filter((entry) => entry.type === 'person');
    expect(persons.filter((entry) => entry.births.length > 0).length / persons.length).toBeGreaterThan(0.95);
  });

  withLists('ofac_2022-01/sdn.csv')('OFAC of January 2022 has 9,044 records, one given twice', async () => {
    const { counts } = await readOfac('ofac_2022-01');
    expect(counts).toMatchObject({ records: 9044, entries: 9043, rejected: 1 });
  });

  withLists('ofac_2022-01/sdn.csv')('between the two, hundreds of entries came and went', async () => {
    const before = prints((await readOfac('ofac_2021-07')).entries);
    const after = prints((await readOfac('ofac_2022-01')).entries);
    const diff = diffLists(before, after);
    expect(after.size - before.size).toBe(diff.added.length - diff.removed.length);
    expect(diff.added.length).toBeGreaterThan(300);
    expect(diff.removed.length).toBeGreaterThan(100);
  });

  withLists('un/UN_consolidated.xml')(
    'the UN list of 27 February 2026 has 730 individuals and 273 entities',
    async () => {
      const { entries, counts } = await gather(parseUn(createReadStream(path('un/UN_consolidated.xml'))));
      expect(counts).toMatchObject({ records: 1003, entries: 1003, rejected: 0 });
      expect(entries.filter((entry) => entry.type === 'person')).toHaveLength(730);
      const weak = entries.flatMap((entry) => entry.names).filter((name) => name.kind === 'weak');
      expect(weak.length).toBeGreaterThan(600);
    },
  );
});
