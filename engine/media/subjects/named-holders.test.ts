import { splitPassages } from '../text/split-passages.ts';
import { findNames } from './find-names.ts';
import { type Holder, namedHolders } from './named-holders.ts';

const company = (id: string, name: string, director: string): Holder => ({
  id,
  subjects: [
    { id: 'subject', role: 'subject', type: 'organisation', names: [name] },
    { id: `principal ${director}`, role: 'principal', type: 'person', names: [director] },
  ],
});

const holders = [
  company('marine', 'Fairmead Marine Services Ltd', 'Ivan Petrov'),
  company('textiles', 'Kaveri Textiles Private Limited', 'Arun Kumar Sethi'),
  company('bank', 'Oakhurst Bank of Commerce', 'Thaddeus Okonjo-Barasa'),
  company('shipping', 'Brightwater Halcyon Shipping Limited', 'Дмитрий Волховский'),
];

const documents = [
  'Police in Luanda said on Monday that Chief Executive Ivan Petrow was charged.',
  'Yesterday Ministry Officials Visited Kaveri Textiles Pvt Ltd Mumbai Headquarters With Reporters.',
  'OKONJO-BARASA Thaddeus, of the Oakhurst Bank of Commerce, denied it. Arun K. Sethi did not answer.',
  'Суд приговорил Дмитрия Волховского. Дмитрий Волховский подал жалобу.',
  'Fairmead opened a shop, and Halcyon is a bird. Petrov is a name.',
  'Dmitri Volkhovsky of Brightwater Halcyon Shipping met Ivan Petrov.',
  '',
];

/** Every holder read by itself, as if there were no index. */
const oneByOne = () =>
  documents.map((document) =>
    holders
      .filter(({ subjects }) =>
        splitPassages(document).some(({ text, start }) => findNames(text, start, subjects).length > 0),
      )
      .map(({ id }) => id),
  );

describe('whom documents name among many', () => {
  it('is the same as if each were read for each', () => {
    expect(namedHolders(holders, documents)).toEqual(oneByOne());
  });

  it('is whoever has the name, near as it is spelt, and nobody else', () => {
    const found = namedHolders(holders, documents);
    expect(found[0]).toEqual(['marine']);
    expect(found[1]).toEqual(['textiles']);
    expect(found[2]).toContain('bank');
    expect(found[4]).toEqual([]);
    expect(found[5]).toEqual(['marine', 'shipping']);
    expect(found[6]).toEqual([]);
  });

  it('is named by one passage of many, or by a few words of many with capitals', () => {
    const filler =
      'Nothing else was to be heard in the harbour on that day or on the day before, and nobody was there.';
    const capitals = 'Late Last Night Many Angry Workers Marched Past Every Gate';
    expect(
      namedHolders(holders, [
        `${filler}\n\nIvan Petrov was charged.\n\n${filler}`,
        `${capitals} Behind Ivan Petrov With ${capitals}`,
        `${capitals} Behind Quiet Ivan Petrov`,
      ]),
    ).toEqual([['marine'], ['marine'], ['marine']]);
  });

  it('asks nothing where there is nobody', () => {
    expect(namedHolders([], documents)).toEqual(documents.map(() => []));
  });
});
