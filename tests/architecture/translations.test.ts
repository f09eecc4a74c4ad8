import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { projectRoot } from '../../scripts/project-root.ts';

type Parts = ReturnType<IntlMessageFormat['getAst']>;
type Forms = { value: string; forms: string[] };

/** Every catalogue of a language, those of the server, and the sentences that refuse something. */
const filesOf = (language: string) =>
  globSync(
    ['src/**', 'contract/texts'].map((folder) => `${folder}/*${language}.json`),
    { cwd: projectRoot },
  );
const textsOf = (file: string) =>
  Object.entries(JSON.parse(readFileSync(join(projectRoot, file), 'utf8')) as Record<string, string>);

/** Words that once stood beside the one of docs/glossary-translations.md for the same thing. */
const SECOND_WORDS = {
  hi: /तीसरे पक्ष|तारीख|प्रशासक|प्रमाणक ऐप|ड्राफ़्ट|वॉचलिस्ट|प्रयोक्ता|कूटशब्द|जन्मतिथि|लाभार्थी स्वामी|मूल्यांकन|आकलन दल|सीलबंद|ई-मेल|झलक|व्यपगत|महीने|(?<!वि)नियामक|(?<![\p{L}\p{M}])विधि(?!क| सलाहकार)/u,
  ar: /مدخل|كلمة السر|البلد|بلدان|الزبائن|اً|قائمة الرصد|المطابقات|تجاهل التنبيه/u,
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
