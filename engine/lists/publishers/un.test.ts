import { gather, pieces } from '../gather.ts';
import { ListFormatError, parseUn } from '../index.ts';

const person = `
    <INDIVIDUAL>
      <DATAID>1</DATAID><FIRST_NAME>ERIK</FIRST_NAME><SECOND_NAME>BADAGO &amp; SON</SECOND_NAME>
      <UN_LIST_TYPE>DRC</UN_LIST_TYPE><REFERENCE_NUMBER>CDi.901</REFERENCE_NUMBER><GENDER>Male</GENDER>
      <COMMENTS1>Seen in 2016.</COMMENTS1><NAME_ORIGINAL_SCRIPT>علي</NAME_ORIGINAL_SCRIPT>
      <TITLE><VALUE>Dr.</VALUE><VALUE>Head of the bank</VALUE></TITLE><DESIGNATION><VALUE>General staff</VALUE></DESIGNATION>
      <NATIONALITY><VALUE>Democratic Republic of the Congo</VALUE></NATIONALITY>
      <INDIVIDUAL_ALIAS><QUALITY>Good</QUALITY><ALIAS_NAME>BADAGO, Erich</ALIAS_NAME></INDIVIDUAL_ALIAS>
      <INDIVIDUAL_ALIAS><QUALITY>Low</QUALITY><ALIAS_NAME>Rumuli</ALIAS_NAME></INDIVIDUAL_ALIAS>
      <INDIVIDUAL_ALIAS><QUALITY/><ALIAS_NAME/></INDIVIDUAL_ALIAS>
      <INDIVIDUAL_ADDRESS><CITY>Kigali</CITY><COUNTRY>Rwanda</COUNTRY></INDIVIDUAL_ADDRESS>
      <INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>EXACT</TYPE_OF_DATE><DATE>1978-04-28</DATE></INDIVIDUAL_DATE_OF_BIRTH>
      <INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>APPROXIMATELY</TYPE_OF_DATE><YEAR>1971</YEAR></INDIVIDUAL_DATE_OF_BIRTH>
      <INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>BETWEEN</TYPE_OF_DATE><FROM_YEAR>1973</FROM_YEAR><TO_YEAR>1974</TO_YEAR></INDIVIDUAL_DATE_OF_BIRTH>
      <INDIVIDUAL_DOCUMENT><TYPE_OF_DOCUMENT>Passport</TYPE_OF_DOCUMENT><NUMBER>OB 024</NUMBER><ISSUING_COUNTRY>Viet Nam</ISSUING_COUNTRY></INDIVIDUAL_DOCUMENT>
    </INDIVIDUAL>`;
const entity = `
    <ENTITY><DATAID>2</DATAID><FIRST_NAME>AIR LAKES (AL) ; GREAT LAKES AIR</FIRST_NAME><REFERENCE_NUMBER>CDe.901</REFERENCE_NUMBER>
      <ENTITY_ALIAS><QUALITY>f.k.a.</QUALITY><ALIAS_NAME>Old Air</ALIAS_NAME></ENTITY_ALIAS></ENTITY>`;
const list = (inside = `${person}</INDIVIDUALS><ENTITIES>${entity}`) =>
  `<?xml version="1.0"?>\n<CONSOLIDATED_LIST>\n<INDIVIDUALS>${inside}</ENTITIES></CONSOLIDATED_LIST>`;

describe('the UN consolidated list', () => {
  it('reads names by quality, births, documents, nationalities and offices', async () => {
    const { entries, counts } = await gather(parseUn(pieces(list())));
    expect(entries[0]).toEqual({
      id: 'CDi.901',
      type: 'person',
      names: [
        { text: 'ERIK BADAGO & SON', kind: 'primary' },
        { text: 'علي', kind: 'native' },
        { text: 'Erich BADAGO', kind: 'aka' },
        { text: 'Rumuli', kind: 'weak' },
      ],
      identifiers: [{ value: 'OB 024', scheme: 'passport', country: 'VN' }],
      countries: ['CD', 'RW'],
      births: ['1978-04-28', '1971~', '1973/1974'],
      gender: 'male',
      programmes: ['DRC'],
      positions: ['General staff', 'Head of the bank'],
      topics: ['sanctions'],
      addresses: ['Kigali, Rwanda'],
      remarks: 'Seen in 2016.',
    });
    expect(entries[1]?.names).toEqual([
      { text: 'AIR LAKES (AL)', kind: 'primary' },
      { text: 'GREAT LAKES AIR', kind: 'aka' },
      { text: 'Old Air', kind: 'fka' },
    ]);
    expect(counts).toEqual({ records: 2, entries: 2, rejected: 0, names: 7 });
  });

  it('rejects a record without a name or with a number already used, naming its line', async () => {
    const { rejected, counts } = await gather(
      parseUn(
        pieces(list(`${person}${person}<INDIVIDUAL><DATAID>7</DATAID></INDIVIDUAL></INDIVIDUALS><ENTITIES>`)),
      ),
    );
    expect(rejected.map((row) => row.line)).toEqual([19, 33]);
    expect(rejected[1]?.reason).toMatch(/7 has no name/);
    expect(counts).toMatchObject({ records: 3, entries: 1, rejected: 2 });
  });

  it.each([
    [
      'cut off',
      list().slice(0, 700),
      /Line 11: the tag <INDIVIDUAL> is opened but never closed\. The file seems to be cut off/,
    ],
    [
      'with tags crossed',
      list('<INDIVIDUAL>\n<A><B></A>'),
      /Line 4: a tag is closed here while <A> of line 4 is still open/,
    ],
    ['with a bare &', list('<INDIVIDUAL>\n<A>x & y; z</A>'), /Line 4: an entity/],
    [
      'with a DTD',
      `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${list()}`,
      /Line 1: the file declares a document type/,
    ],
    ['that are another list', '<sdnList/>', /consolidated list of the UN.*begins with <sdnList>/],
    ['that are CSV', 'id,name\n1,x', /consolidated list of the UN.*not XML/],
    ['that are web pages', '<html><body>Sign in</body></html>', /is a web page/],
  ])('refuses files %s in one sentence with the line', async (_, text, sentence) => {
    const failure = await gather(parseUn(pieces(text))).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ListFormatError);
    expect((failure as ListFormatError).message).toMatch(sentence);
  });
});
