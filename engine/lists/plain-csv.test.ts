import { gather, pieces } from './gather.ts';
import { ListFormatError, parsePlainCsv } from './index.ts';

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
    const { entries, counts } = await gather(parsePlainCsv(pieces(text), { mapping, topics: ['internal'] }));
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
        topics: ['internal'],
        addresses: [],
      },
    ]);
    expect(counts).toEqual({ records: 1, entries: 1, rejected: 0, names: 3 });
  });

  it('rejects rows it cannot read completely, with line and reason, and reads the rest', async () => {
    const text = `${head}A1;;person;;;;\nA2;X Ltd;robot;;;;\nA3;Y Ltd;company;;Atlantis;;\nA4;Z;person;;;31/13/1960;\nA5;W Ltd;company;;;;\nA5;V Ltd;company;;;;\n`;
    const { entries, rejected } = await gather(parsePlainCsv(pieces(text), { mapping }));
    expect(entries.map((entry) => entry.id)).toEqual(['A5']);
    expect(rejected.map((row) => [row.line, row.reason.split(' ').slice(0, 4).join(' ')])).toEqual([
      [2, 'The row has no'],
      [3, '"robot" is not a'],
      [4, '"Atlantis" is not a'],
      [5, '"31/13/1960" is not a'],
      [7, "The record's number A5"],
    ]);
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
