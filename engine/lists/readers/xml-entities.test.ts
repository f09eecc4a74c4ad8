import { gather, pieces } from '../gather.ts';
import { parseUn } from '../index.ts';

const list = (declarations: string, name: string) =>
  `<?xml version="1.0"?>${declarations}<CONSOLIDATED_LIST><INDIVIDUALS><INDIVIDUAL><DATAID>1</DATAID>` +
  `<FIRST_NAME>${name}</FIRST_NAME><REFERENCE_NUMBER>X.1</REFERENCE_NUMBER></INDIVIDUAL></INDIVIDUALS></CONSOLIDATED_LIST>`;
const names = async (text: string) => {
  const { entries } = await gather(parseUn(pieces(text)));
  return entries.flatMap((entry) => entry.names.map((one) => one.text));
};

const tens = Array.from({ length: 10 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
const declared: [string, string, string][] = [
  ['a billion laughs', `<!DOCTYPE l [<!ENTITY l0 "ha">${tens}]>`, '&l10;'],
  ['a file of the server', '<!DOCTYPE l [<!ENTITY f SYSTEM "file:///etc/hostname">]>', '&f;'],
  ['an address', '<!DOCTYPE l [<!ENTITY f SYSTEM "http://127.0.0.1:1/x">]>', '&f;'],
  ['a parameter entity', '<!DOCTYPE l [<!ENTITY % p SYSTEM "http://127.0.0.1:1/x"> %p;]>', '&f;'],
];

describe('D16 a list never expands', () => {
  test.each(declared)('%s', async (_what, declarations, name) => {
    await expect(names(list(declarations, name))).rejects.toThrow(/declares a document type/);
  });

  test('while the characters that XML itself names are read', async () => {
    expect(await names(list('', 'A &amp; B &#x41;'))).toEqual(['A & B A']);
  });
});
