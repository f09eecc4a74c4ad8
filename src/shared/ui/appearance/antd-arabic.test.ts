import arabic from './antd-arabic.ts';

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];

/** Misspelt or Egyptian spellings, words that our pages do not use, and labels that mean something else. */
const AMISS =
  /ى(?= |$)(?<!على|إلى|حتى|أدنى|أقصى|أخرى|يرجى)|الصفحه|الأن|الإثنين|إبريل|فلاتر|مرشح|كافة البيانات|^نقل$|^وسع$|^رتب$|تحميل|جاري|حرفًا فارغًا|[}] أحرف/u;

test('what antd says in Arabic is spelt as on our pages, and says what it does', () => {
  const { Pagination, DatePicker, Table, Text, Upload, Form, global } = arabic;
  const { required, whitespace, types, string } = Form.defaultValidateMessages;
  const ofForms = [required, whitespace, types?.email, string.max];
  const texts = textsIn([Pagination, DatePicker, Table, Text, Upload, ofForms, global]);
  expect(texts.length).toBeGreaterThan(80);
  expect(texts.filter((text) => AMISS.test(text))).toEqual([]);
});
