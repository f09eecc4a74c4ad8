import fc from 'fast-check';
import { anySign } from '../../tests/support/runner/any-sign.ts';
import { gather } from './gather.ts';
import { ListFormatError, oneFileParsers, parseOfac, parsePlainCsv } from './index.ts';

const starts = [
  '',
  '<CONSOLIDATED_LIST><INDIVIDUALS><INDIVIDUAL><FIRST_NAME>A</FIRST_NAME>',
  '<sdnList><sdnEntry><uid>1</uid><lastName>A</lastName>',
  '<export><sanctionEntity logicalId="1"><nameAlias wholeName="A"/>',
  '{"id":"1","schema":"Person","properties":{"name":["A"]}}\n',
  'Unique ID,Name 6,Name type,Alias strength,Regime Name\n1,A,,,',
  'source,entity_number,type,programs,name,alt_names,ids\nx,1,,,A,,',
  '1,"A","individual","P",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 1960"\n',
  'name,dob\nA,1960\n',
];
const files = fc
  .tuple(
    fc.constantFrom(...starts),
    fc.string({ unit: anySign, maxLength: 120 }),
    fc.string({ maxLength: 60 }),
  )
  .map((parts) => parts.join(''));

async function* one(text: string) {
  yield new TextEncoder().encode(text);
}

const parsers = [
  ...Object.values(oneFileParsers),
  (chunks: AsyncGenerator<Uint8Array>) => parsePlainCsv(chunks, { mapping: { name: 'name', births: 'dob' } }),
  (chunks: AsyncGenerator<Uint8Array>) =>
    parseOfac({ sdn: chunks, alt: one('1,2,"aka","B",-0- \n'), add: one('1,2,"S","C","Iran",-0- \n') }),
];

describe('any file whatever', () => {
  it('is either read, with counts that add up, or refused in a sentence', async () => {
    await fc.assert(
      fc.asyncProperty(files, fc.constantFrom(...parsers), async (text, parse) => {
        const result = await gather(parse(one(text))).catch((error: unknown) => error);
        if (result instanceof Error) {
          expect(result).toBeInstanceOf(ListFormatError);
          expect(result.message).toMatch(/[a-z].*[.!?)]$/is);
        } else {
          const { entries, counts } = result as Awaited<ReturnType<typeof gather>>;
          expect(counts?.entries).toBe(entries.length);
          expect(counts?.records).toBe(entries.length + (counts?.rejected ?? 0));
        }
      }),
      { numRuns: 400 },
    );
  });
});
