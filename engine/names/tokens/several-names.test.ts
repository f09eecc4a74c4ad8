import { buildNameIndex, compareNames, searchNames } from '../index.ts';
import { severalNames } from './several-names.ts';

describe('several names in one field', () => {
  it.each<[string, string[]]>([
    ['Qasim Zorin; Kasim Zorin', ['Qasim Zorin', 'Kasim Zorin']],
    ['Зорин (Zorin Mill; Zoryn Mill)', ['Зорин', 'Zorin Mill', 'Zoryn Mill']],
    ['Zorin Mill, Zorinmill, Zoryn Mill, The Zorin Mills', ['Zorin Mill', 'Zoryn Mill', 'The Zorin Mills']],
    ['Asha Rao, born in Pune on 1 May 1960', ['Asha Rao']],
    ['Asha Rao (DOB 1960)', ['Asha Rao']],
    ['RAO, Asha', []],
    ['Zorin, Petrov, Kestrel and Sons, LLP', []],
    ['Zorin Mill, Kestrel Mill', []],
    ['Zorin Mill;', []],
    ['Max Born', []],
    [', born 1960', []],
    ['', []],
  ])('"%s" holds %j', (text, names) => {
    expect(severalNames(text)).toEqual(names);
  });

  it('reads all, of which a search takes a dozen and says so', () => {
    expect(severalNames(Array.from({ length: 40 }, (_, at) => `Name${at}`).join(';'))).toHaveLength(40);
  });

  it('the one that is most alike counts, in comparing and in searching', () => {
    const field = 'Kestrel Mills; Qasim Zorin; Vasily Bruk';
    for (const [left, right] of [
      [field, 'Qasim Zorin'],
      ['Qasim Zorin', field],
    ] as const)
      expect(compareNames(left, right, 'person').similarity).toBe(1);
    const entry = {
      id: 'e',
      type: 'person' as const,
      identifiers: [],
      countries: [],
      births: [],
      names: [{ text: 'ZORIN, Qasim', kind: 'primary' as const }],
    };
    const [hit] = searchNames(buildNameIndex([entry]), { name: field, type: 'person' });
    expect(hit).toMatchObject({ entryId: 'e', similarity: 1 });
    expect(hit?.explanation.leftOnly).toEqual([]);
  });

  it('any name of one field may be the one that any name of the other is like', () => {
    const ours = ['Kestrel Mills; Qasim Zorin', 'Qasim Zorin; Kestrel Mills'];
    const theirs = ['Vasily Bruk; Qasim Zorin', 'Qasim Zorin; Vasily Bruk'];
    for (const left of ours)
      for (const right of theirs) expect(compareNames(left, right, 'person').similarity).toBe(1);
    expect(compareNames('Kestrel Mills; Qasim Zorin', 'Vasily Bruk; Hana Tolvaj', 'person').similarity).toBe(
      0,
    );
  });

  it('names the words of either side as they stand there, whichever came first', () => {
    const explained = (left: string, right: string) => compareNames(left, right, 'person').explanation;
    const [one, other] = ['Kestrel Mills; Qasim Zorin', 'Qasim Ali Zorin'];
    expect(explained(one, other)).toMatchObject({ leftOnly: [], rightOnly: [{ text: 'Ali' }] });
    expect(explained(other, one)).toMatchObject({ leftOnly: [{ text: 'Ali' }], rightOnly: [] });
  });
});
