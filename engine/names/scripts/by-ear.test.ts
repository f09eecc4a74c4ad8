import { compareNames, STRENGTH } from '../index.ts';

const alike = (left: string, right: string) => compareNames(left, right, 'person').similarity;

/** Historical people, none of whom stands in the data that the method is measured with. */
describe('a name that another script wrote by ear', () => {
  it.each([
    ['约翰·亚当斯', 'John Adams'],
    ['喬治·華盛頓', 'George Washington'],
    ['查尔斯·达尔文', 'Charles Darwin'],
    ['ジョルジュ・ポンピドゥー', 'Georges Pompidou'],
    ['ヴィルヘルム・レントゲン', 'Wilhelm Röntgen'],
    ['토머스 제퍼슨', 'Thomas Jefferson'],
    ['찰스 다윈', 'Charles Darwin'],
    ['יצחק רבין', 'Yitzhak Rabin'],
    ["ג'ורג' ושינגטון", 'George Washington'],
    ['Ντουάιτ Αϊζενχάουερ', 'Dwight Eisenhower'],
    ['Μπέντζαμιν Φράνκλιν', 'Benjamin Franklin'],
    ['ஜவகர்லால் நேரு', 'Jawaharlal Nehru'],
    ['சுபாஷ் சந்திர போஸ்', 'Subhash Chandra Bose'],
    ['อับราฮัม ลินคอล์น', 'Abraham Lincoln'],
    ['ნაპოლეონ ბონაპარტი', 'Napoleon Bonaparte'],
    ['রবীন্দ্রনাথ ঠাকুর', 'Rabindranath Thakur'],
    ['ఇందిరా గాంధీ', 'Indira Gandhi'],
    ['ಇಂದಿರಾ ಗಾಂಧಿ', 'Indira Gandhi'],
    ['ഇന്ദിര ഗാന്ധി', 'Indira Gandhi'],
    ['ਇੰਦਰਾ ਗਾਂਧੀ', 'Indira Gandhi'],
    ['ઇન્દિરા ગાંધી', 'Indira Gandhi'],
    ['ජෝර්ජ් වොෂින්ටන්', 'George Washington'],
  ])('%s is %s', (written, latin) => {
    expect(alike(written, latin)).toBeGreaterThanOrEqual(STRENGTH.medium);
  });

  it.each([
    ['约翰·亚当斯', 'Jane Addington'],
    ['查尔斯·达尔文', 'Karl Dahlhaus'],
    ['ジョルジュ・ポンピドゥー', 'George Bampton'],
    ['토머스 제퍼슨', 'Thomas Japp'],
    ['יצחק רבין', 'Isaac Rabinowitz'],
    ['Μπέντζαμιν Φράνκλιν', 'Benjamin Furlong'],
    ['อับราฮัม ลินคอล์น', 'Abraham Levin'],
  ])('%s is not %s', (written, latin) => {
    expect(alike(written, latin)).toBeLessThan(STRENGTH.medium);
  });

  it('a Korean or Chinese name of its own is not read as one from elsewhere', () => {
    expect(alike('예은 김', 'Hyon U KIM')).toBeLessThan(STRENGTH.medium);
    expect(alike('廣野慶子', 'Ann Jones')).toBeLessThan(STRENGTH.medium);
  });
});
