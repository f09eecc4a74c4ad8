import { gather, pieces } from '../gather.ts';
import { ListFormatError, parsePlainCsv, parsePlainJson } from '../index.ts';

const mapping = {
  id: 'Ref',
  name: 'Full name',
  type: 'Kind',
  aliases: 'Also known as',
  countries: 'Country',
  births: 'Born',
  identifiers: 'Documents',
};
const head = 'Ref;Full name;Kind;Also known as;Country;Born;Documents\n';

describe("a firm's own list", () => {
  it('is read through the mapping of its columns, many-valued cells split', async () => {
    const text = `${head}A1;"Rao, Meera";person;"Mira Rao|M. Rao";india;12/03/1960;"passport: Z123; 998"\n`;
    const { entries, counts } = await gather(parsePlainCsv(pieces(text), { mapping }));
    expect(entries).toEqual([
      {
        id: 'A1',
        type: 'person',
        names: [
          { text: 'Meera Rao', kind: 'primary' },
          { text: 'Mira Rao', kind: 'aka' },
          { text: 'M. Rao', kind: 'aka' },
        ],
        identifiers: [{ scheme: 'passport', value: 'Z123' }, { value: '998' }],
        countries: ['IN'],
        births: ['1960-03-12'],
        programmes: [],
        positions: [],
        topics: [],
        addresses: [],
      },
    ]);
    expect(counts).toEqual({ records: 1, entries: 1, rejected: 0, names: 3 });
  });

  it('rejects rows without a name or with a type that is none, and those that say the same twice', async () => {
    const text = `${head}A1;;person;;;;\nA2;X Ltd;robot;;;;\nA5;W Ltd;company;;;;\nA5;W Ltd;company;;;;\n`;
    const { entries, rejected } = await gather(parsePlainCsv(pieces(text), { mapping }));
    expect(entries.map((entry) => entry.id)).toEqual(['A5']);
    expect(rejected.map((row) => [row.line, row.reason.split(' ').slice(0, 4).join(' ')])).toEqual([
      [2, 'The row has no'],
      [3, '"robot" is not a'],
      [5, "The record's number A5"],
    ]);
  });

  it('keeps a name whose country, date or gender cannot be read, as a remark, and notes it', async () => {
    const text = `${head}A3;Y Ltd;company;;Atlantis;;\nA4;Z;person;;;31/13/1960;\nA5;V;person;;;6.3.1955 or 1956;\n`;
    const { entries, rejected, noted } = await gather(parsePlainCsv(pieces(text), { mapping }));
    expect(entries.map(({ remarks, births, countries }) => ({ remarks, births, countries }))).toEqual([
      { remarks: 'Country: Atlantis', births: [], countries: [] },
      { remarks: 'Born: 31/13/1960', births: [], countries: [] },
      { remarks: undefined, births: ['1955-03-06', '1956'], countries: [] },
    ]);
    expect(rejected).toEqual([]);
    expect(noted.map(({ line, reason }) => [line, reason.split(' ').slice(0, 4).join(' ')])).toEqual([
      [2, '"Atlantis" is not a'],
      [3, '"31/13/1960" is not a'],
    ]);
  });

  it('numbers records that share a number: what is on a list is screened', async () => {
    const { entries } = await gather(
      parsePlainCsv(pieces(`${head}1;W Ltd;company;;;;\n1;V Ltd;company;;;;\n1;W Ltd;company;;;;\n`), {
        mapping,
      }),
    );
    expect(entries.map(({ id, names }) => [id, names[0]?.text])).toEqual([
      ['1', 'W Ltd'],
      ['1 (2)', 'V Ltd'],
    ]);
  });

  it('reads the values that a cell holds one below the other', async () => {
    const text = 'name,aka,home\nAsha Rao,"Mira Rao\nM. Rahman","1 Mill Road\nPune"\n';
    const { entries } = await gather(
      parsePlainCsv(pieces(text), { mapping: { name: 'name', aliases: 'aka', addresses: 'home' } }),
    );
    expect(entries[0]?.names.map(({ text }) => text)).toEqual(['Asha Rao', 'Mira Rao', 'M. Rahman']);
    expect(entries[0]?.addresses).toEqual(['1 Mill Road Pune']);
  });

  it('notes what a property of a JSON list holds beside texts and numbers', async () => {
    const text = '{"name":"Asha Rao","aka":[{"text":"Mira Rao"},"M. Rao",null]}\n';
    const { entries, noted } = await gather(
      parsePlainJson(pieces(text), { mapping: { name: 'name', aliases: 'aka' } }),
    );
    expect(entries[0]?.names.map(({ text }) => text)).toEqual(['Asha Rao', 'M. Rao']);
    expect(noted).toEqual([
      {
        file: 'list.json',
        line: 1,
        reason: expect.stringContaining('“aka” holds values that are neither text nor number'),
      },
    ]);
  });

  it('may mix the ends of its lines', async () => {
    const text = 'name,dob\r\nAsha Rao,1990\n"Meera\nRao",1991\r\nX Ltd,1992';
    const { entries, counts } = await gather(
      parsePlainCsv(pieces(text), { mapping: { name: 'name', births: 'dob' } }),
    );
    expect(entries.map(({ names }) => names[0]?.text)).toEqual(['Asha Rao', 'Meera Rao', 'X Ltd']);
    expect(counts?.records).toBe(3);
  });

  it('gives entries without a number an id of name and birth date', async () => {
    const { entries } = await gather(
      parsePlainCsv(pieces('name,dob\nAsha Rao,1990\n'), { mapping: { name: 'Name', births: 'DOB' } }),
    );
    expect(entries[0]?.id).toBe('asha rao 1990');
  });

  it('names the missing columns and the ones there are', async () => {
    const failure = await gather(
      parsePlainCsv(pieces('a,b\n1,2\n'), { mapping: { name: 'Name' }, file: 'own.csv' }),
    ).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ListFormatError);
    expect((failure as Error).message).toBe('own.csv has no column called "Name". Its columns are: a, b.');
  });
});
