import { mostAlikeTo } from '../../score/strangers.ts';
import { compareTokens } from '../../score/token-similarity.ts';
import { readingsOf } from '../../tokens/normalise.ts';
import { makeToken, type Token } from '../../tokens/tokens.ts';
import { buildWordSounds } from './word-sounds.ts';

const PERSONS =
  'Mohammed Muhamad Mohamad Hassan Hasan Hasanov Abd Abdulrahman al bin Nur Vladimir Wladimir Petrov Petroff Petrova Li Lee Ly Wu J M. 7 Wright Right Lemieux Džons Jones Glenns Glenn Knight Christ Kim Gim Choi Çağlar Kamchy Kamchybek Roman Romanovich Sir Dr Петров Саид Гленн مائده سعیدی حسن 김정은 王小明 ジョン माजिद Райт رایت לֶמיה Καραμανλής თბილისი ஜான் สมชาย ኃይለ';
const COMPANIES =
  'Petroleum Petro Petronova Trading Tradings Trade Co Ltd Limited Telecommunication Telecom Charity Charitable Airways Air Forty 40 TTP Comm Community Commercial Intl International Банк Bank Торговый شركة';

const texts = (names: string, type: 'person' | 'organisation') =>
  names.split(' ').flatMap((name) => readingsOf(name, type).flatMap(({ tokens }) => tokens));
const tokens: Token[] = [
  ...texts(PERSONS, 'person'),
  ...texts(COMPANIES, 'organisation'),
  // Names in Han and Hangul from elsewhere are read by ear.
  ...texts('约翰·史密斯 알렉산드르 克林顿', 'person'),
];
const sounds = buildWordSounds(tokens);

describe('words compared by their sounds side by side', () => {
  test.each([0.42, 0.62, 0.8])('are as alike as their tokens are, from %s on', (least) => {
    let alike = 0;
    for (const asked of tokens) {
      const similarityTo = sounds.comparedWith(asked, least);
      tokens.forEach((other, number) => {
        const wanted = compareTokens(asked, other, least)?.similarity ?? 0;
        const got = similarityTo(number);
        if (wanted > 0 && wanted < 1) alike++;
        if (got !== wanted) throw new Error(`${asked.text} and ${other.text}: ${got}, not ${wanted}`);
      });
    }
    expect(alike).toBeGreaterThan(100);
  });

  test('are bounded as their tokens are', () => {
    let bounded = 0;
    for (const asked of tokens) {
      const byToken = mostAlikeTo(asked);
      const byNumber = sounds.mostAlikeTo(asked, byToken);
      tokens.forEach((other, number) => {
        const wanted = byToken(other);
        if (wanted > 0 && wanted < 1) bounded++;
        if (byNumber(number) !== wanted)
          throw new Error(`${asked.text} and ${other.text}: ${byNumber(number)}, not ${wanted}`);
      });
    }
    expect(bounded).toBeGreaterThan(1000);
  });

  test('are the same for a word of more readings than a record counts', () => {
    const others = Array.from(
      { length: 300 },
      (_, at) => `k${'aeiou'.charAt(at % 5).repeat(1 + (at % 9))}${at}`,
    );
    const many: Token = { ...tokens[0]!, otherFolds: [...others, 'kamki'] };
    const asked = makeToken({ text: 'kamki', kind: 'word', origin: 'latin', aside: false, tables: 'none' });
    const similarity = buildWordSounds([many]).comparedWith(asked, 0.62)(0);
    expect(similarity).toBe(compareTokens(asked, many, 0.62)?.similarity);
    const { apartFrom } = buildWordSounds([many, tokens[1]!]);
    expect(apartFrom(asked, 0.8)(Uint32Array.of(1, 0), 0, 2)).toBe(false);
  });

  test('are bounded from above where only very like ones are asked for', () => {
    let [far, near] = [0, 0];
    for (const asked of tokens) {
      const most = sounds.mostAlikeTo(asked, mostAlikeTo(asked), 0.8);
      tokens.forEach((other, number) => {
        const similarity = compareTokens(asked, other, 0.8)?.similarity ?? 0;
        if (most(number) === 0) far++;
        if (similarity > 0) near++;
        if (similarity > most(number)) throw new Error(`${asked.text} and ${other.text}: ${most(number)}`);
      });
    }
    expect(near).toBeGreaterThan(100);
    expect(far).toBeGreaterThan(5000);
  });
});
