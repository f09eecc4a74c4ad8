import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { projectRoot } from '../../scripts/project-root.ts';

type Parts = ReturnType<IntlMessageFormat['getAst']>;
type Forms = { value: string; forms: string[] };

/** Every catalogue of a language, those of the server, and the sentences that refuse something. */
const filesOf = (language: string) =>
  globSync(
    ['src/**', 'contract/texts', 'mock/**'].map((folder) => `${folder}/*${language}.json`),
    { cwd: projectRoot },
  );
const textsOf = (file: string) =>
  Object.entries(JSON.parse(readFileSync(join(projectRoot, file), 'utf8')) as Record<string, string>);

/** Words that once stood beside the one of docs/glossary-translations.md for the same thing. */
const SECOND_WORDS = {
  hi: /साइन (?:इन|आउट)|ग़लत|निमंत्रण|फिर प्रयास करें|पेस्ट|गद्यांश|फ़ॉलो|विदाई|लीगल होल्ड|भारांक|परिकलित|अनुभाग|प्रतिकूल|उपनाम|श्रृंखला|स्तंभ|(?<![\p{L}\p{M}])पेज|आईडी|बैकग्राउंड|अनुसूच|छुट्टी (?:पर|सहेज|वापस)|मेरी छुट्टी|तीसरे पक्ष|तारीख|प्रशासक|प्रमाणक ऐप|ड्राफ़्ट|वॉचलिस्ट|प्रयोक्ता|कूटशब्द|जन्मतिथि|लाभार्थी स्वामी|मूल्यांकन|आकलन दल|सीलबंद|ई-मेल|झलक|व्यपगत|महीने|अभिलेख|प्रतिधारण|संग्रह(?:ण|ीत|ित)|विलय|हित-टकराव|आपराधिक आरोप|मुक़दम|मुकदमेबाज़ी|शर्तों (?:के साथ|सहित) स्वीकृत|आकलन के जोखिम|पढ़ने हेतु|प्रतीक्षारत|मेरी प्रतीक्षा में|आपकी प्रतीक्षा में|शेष जोखिम|खुल(?:ा|े|ी) (?:अनुरोध|मिलान|अलर्ट|समीक्षा)|सेटिंग्स,|जारी (?:रिपोर्ट|अनुरोध|संस्करण)|(?<!वि)नियामक|(?<![\p{L}\p{M}])विधि(?!क| सलाहकार)/u,
  ar: /موفّ?ر|موجز|حفظ قانوني|تجزئا|أرقام التعريف|فترة المراجعة|طبقات الملكية|فصلية|خاضعة? لعقوبات|عتبة|تضارب|نشط|الأسماء المستعارة|خلاصات|الموجزات|المواضيع|بلغته الأصلية|Webhook|إلغاء تحميل|بالطريقة|(?:لدي|يمكن|شبكت|شركت|مؤسست|حساب|قرار|أطراف|نيابة عن)كم(?!\p{L})|مدخل|كلمة السر|البلد|بلدان|الزبائن|اً|قائمة الرصد|المطابقات|تجاهل التنبيه|إرجاع|تخمين|لا شيء سلبي|مكسور|معرّف العميل|التقاضي|واقعة|نظرة عامة على العميل|قائمة FATF|الوقائع|ملف (?:ال)?حالة|حالاتك|أحدث إصدار(?!\p{L})|تم الإصدار/u,
} as const;

test.each(['hi', 'ar'] as const)('one thing has one name in every catalogue of %s', (language) => {
  const files = filesOf(language);
  expect(files.length).toBeGreaterThan(15);
  const found = files.flatMap((file) =>
    textsOf(file)
      .filter(([, text]) => SECOND_WORDS[language].test(text))
      .map(([id, text]) => `${file} ${id}: ${text}`),
  );
  expect(found).toEqual([]);
});

/** The forms that each plural of a text has. */
function pluralsIn(parts: Parts): Forms[] {
  return parts.flatMap((part) => {
    if (!('options' in part)) return [];
    const own = 'pluralType' in part ? [{ value: part.value, forms: Object.keys(part.options) }] : [];
    return [...own, ...Object.values(part.options).flatMap(({ value }) => pluralsIn(value))];
  });
}

test('a plural in Arabic has the forms for one, two, few and many, unless all numbers are said alike', () => {
  const lacking = filesOf('ar').flatMap((file) =>
    textsOf(file).flatMap(([id, text]) =>
      pluralsIn(new IntlMessageFormat(text, 'ar').getAst())
        .filter(({ forms }) => forms.length > 1)
        .filter(({ forms }) => ['one', 'two', 'few', 'many'].some((form) => !forms.includes(form)))
        .map(({ value, forms }) => `${file} ${id} ${value}: ${forms.join(' ')}`),
    ),
  );
  expect(lacking).toEqual([]);
});
