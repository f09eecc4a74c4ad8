import { buildNameIndex, compareNames, STRENGTH, searchNames } from '../index.ts';

const PAIRS: [string, string][] = [
  ['Petro Nova SA', 'Petronova'],
  ['Inter Trans', 'Intertrans LLC'],
  ['Agro Impex', 'Agroimpex Ltd'],
  ['Chem Tech', 'Chemtech'],
  ['Trans Petro Chem', 'Transpetrochem'],
  ['Tele Com Zorin', 'Telecom Zorin'],
  ['Seven Stars Shipping', 'Sevenstars Shipping'],
  ['Twenty One Capital', 'Twentyone Capital'],
  ['Tel Co', 'Telco Ltd'],
  ['Minera Compania del Rio', 'Mineracompania del Rio'],
  ['LLC Ruschem', 'LLCRUSCHEM'],
];

const found = (listed: string, asked: string) => {
  const list = [listed, 'Kestrel Mills'].map((text, at) => ({
    id: `e${at}`,
    type: 'organisation' as const,
    names: [{ text, kind: 'primary' as const }],
    identifiers: [],
    countries: [],
    births: [],
  }));
  return searchNames(buildNameIndex(list), { name: asked, type: 'organisation' }).map((hit) => hit.entryId);
};

describe('a shortened word, a number or a legal form as a part of a word', () => {
  it.each(PAIRS)('%s is %s, in comparing and in searching from both ends', (parted, together) => {
    const { similarity } = compareNames(parted, together, 'organisation');
    expect(similarity).toBeGreaterThanOrEqual(STRENGTH.exact);
    expect(found(parted, together)).toEqual(['e0']);
    expect(found(together, parted)).toEqual(['e0']);
  });

  it('shows what is written together as it stands there', () => {
    const { explanation } = compareNames('Petro Nova SA', 'Petronova', 'organisation');
    expect(explanation.sentence).toBe('“Petro Nova” / “Petronova” is the same written together.');
  });

  it('still means what the shortened word stands for', () => {
    expect(compareNames('Petro Nova', 'Petroleum Nova', 'organisation').similarity).toBe(1);
    expect(found('Nova Trdg & Engg', 'Nova Trading and Engineering')).toEqual(['e0']);
  });

  it('takes a legal form or a number for a part only where every letter is the same', () => {
    const similarity = (left: string, right: string) => compareNames(left, right, 'organisation').similarity;
    expect(similarity('Sea Co Ltd', 'Seaco Ltd')).toBeGreaterThanOrEqual(STRENGTH.exact);
    expect(similarity('Zora SA', 'Zorasi')).toBeLessThan(STRENGTH.strong);
    expect(similarity('Seven Stars', 'Sevenstairs')).toBeLessThan(STRENGTH.medium);
  });
});
