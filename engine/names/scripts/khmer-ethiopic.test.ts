import { compareNames, STRENGTH } from '../index.ts';
import { soundsOfEthiopic } from './ethiopic.ts';
import { soundsOfKhmer } from './khmer.ts';

const alike = (left: string, right: string) => compareNames(left, right, 'person').similarity;

describe('Khmer letters by ear', () => {
  it.each([
    ['សែន', 'saen'],
    ['ហ៊ុន', 'hun'],
    ['ពត', 'pot'],
    ['សម', 'sam'],
    ['នរោត្តម', 'norottam'],
    ['សំផន', 'sompan'],
    ['ឧត្តម', 'uttam'],
    ['កម្ពុជា', 'kampuCea'],
    ['ប៉ែន', 'baen'],
    ['ម៉ៅ', 'mau'],
    ['៤២', '42'],
  ])('%s sounds %s', (word, sounds) => {
    expect(soundsOfKhmer(word)).toBe(sounds);
  });

  it('a letter that is marked as silent is not said', () => {
    expect(soundsOfKhmer('ប្រសាសន៍')).toBe(soundsOfKhmer('ប្រសាស'));
  });

  it.each([
    ['ហ៊ុន សែន', 'Hun Sen'],
    ['ប៉ុល ពត', 'Pol Pot'],
    ['នរោត្តម សីហនុ', 'Norodom Sihanouk'],
    ['ហេង សំរិន', 'Heng Samrin'],
    ['ខៀវ សំផន', 'Khieu Samphan'],
    ['សម រង្ស៊ី', 'Sam Rainsy'],
  ])('%s is %s', (written, latin) => {
    expect(alike(written, latin)).toBeGreaterThanOrEqual(STRENGTH.medium);
  });

  it('others are others', () => {
    expect(alike('ហ៊ុន សែន', 'Heng Samrin')).toBeLessThan(0.5);
  });
});

describe('Ethiopic letters by ear', () => {
  it.each([
    ['ኃይለ', 'hayUlA'],
    ['ሥላሴ', 'sUlase'],
    ['መንግስቱ', 'mAnUgUsUtu'],
    ['አበበ', 'abAbA'],
    ['ዓለም', 'alAm'],
    ['እሸቱ', 'USAtu'],
    ['ሷ', 'swa'],
    ['አብ3', 'abU3'],
  ])('%s sounds %s', (word, sounds) => {
    expect(soundsOfEthiopic(word)).toBe(sounds);
  });

  it.each([
    ['ኃይለ ሥላሴ', 'Haile Selassie'],
    ['መለስ ዜናዊ', 'Meles Zenawi'],
    ['መንግስቱ ኃይለ ማርያም', 'Mengistu Haile Mariam'],
    ['አበበ ቢቂላ', 'Abebe Bikila'],
    ['ኢሳያስ አፈወርቂ', 'Isaias Afewerki'],
    ['አልበርት አንስታይን', 'Albert Einstein'],
  ])('%s is %s', (written, latin) => {
    expect(alike(written, latin)).toBeGreaterThanOrEqual(STRENGTH.medium);
  });

  it('others are others', () => {
    expect(alike('መለስ ዜናዊ', 'Abebe Bikila')).toBeLessThan(0.5);
  });
});
