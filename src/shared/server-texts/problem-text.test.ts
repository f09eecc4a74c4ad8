import '@umijs/max';
import { TEXTS } from '../../../contract/words.ts';
import { toProblem } from '../http/api-problem.ts';

const readAs = (language: string) => localStorage.setItem('umi_locale', language);
afterEach(() => localStorage.clear());

const messageOf = async (status: number, body: object) => (await toProblem(status, body)).message;
const stale = { code: 'record.stale', Data: 'Someone else changed this client meanwhile.' };

test('the sentence of an error comes in the reader’s language', async () => {
  expect(await messageOf(409, stale)).toBe(stale.Data);
  readAs('hi-IN');
  expect(await messageOf(409, stale)).toMatch(/^इस बीच किसी और ने/);
  readAs('ar-SA');
  expect(await messageOf(409, stale)).toMatch(/^غيّر شخص آخر/);
});

test('a code of many reasons keeps the reason of a newer server, in its own direction', async () => {
  readAs('ar-SA');
  const refused = { code: 'request.not_possible', Data: 'Wait for the sun.' };
  expect(await messageOf(422, refused)).toBe('لا يمكن إجراء ذلك الآن. \u2068Wait for the sun.\u2069');
});

test('a reason that the browser knows is said in the reader’s language, names and numbers in their own direction', async () => {
  readAs('hi-IN');
  const given = { code: 'request.not_possible', Data: 'A retry is already scheduled.' };
  expect(await messageOf(422, given)).toBe('पुनः प्रयास पहले से तय है।');
  const busy = { code: 'request.assignee', Data: 'Meera Nair is on leave too.' };
  expect(await messageOf(422, busy)).toBe('\u2068Meera Nair\u2069 भी अवकाश पर हैं।');
  const away = 'Meera Nair is on leave until 30 November 2026. Choose another drafter.';
  expect(await messageOf(422, { ...busy, Data: away })).toBe(
    '\u2068Meera Nair\u2069 \u206830 November 2026\u2069 तक अवकाश पर हैं। कोई दूसरा विश्लेषक चुनें।',
  );
});

test('a status in a reason has the word of the page', async () => {
  readAs('ar-SA');
  const refused = {
    code: 'request.not_possible',
    Data: 'The analysis can’t be changed while the request is in review.',
  };
  expect(await messageOf(422, refused)).toBe('لا يمكن تغيير التحليل وحالة الطلب «\u2068قيد المراجعة\u2069».');
});

test('what fields were refused with comes in the reader’s language', async () => {
  readAs('hi-IN');
  const { fields } = await toProblem(400, {
    code: 'input.invalid',
    Data: 'Some fields need your attention.',
    fields: { 'intake.legalName': 'Required.', purpose: 'Use at most 100 characters.', other: 'Be kind.' },
  });
  expect(fields).toEqual({
    'intake.legalName': 'आवश्यक है।',
    purpose: 'अधिक से अधिक \u2068100\u2069 वर्ण लिखें।',
    other: 'Be kind.',
  });
});

test('the sentences of the specification and those of a newer server stay as they are', async () => {
  readAs('hi-IN');
  expect(await messageOf(403, { code: 'auth.refused', Data: TEXTS.badCredentials })).toBe(
    TEXTS.badCredentials,
  );
  expect(await messageOf(422, { code: 'moon.full', Data: 'Wait for the sun.' })).toBe('Wait for the sun.');
});

test('why a file of a list could not be read is said in the reader’s language, and what was expected too', async () => {
  readAs('hi-IN');
  const pdf =
    'un.xml is a PDF document; The consolidated list of the UN Security Council (XML) was expected.';
  expect(await messageOf(422, { code: 'list.unreadable', Data: pdf })).toContain(
    '\u2068un.xml\u2069: यह PDF दस्तावेज़ है। अपेक्षित फ़ाइल: UN सुरक्षा परिषद की समेकित सूची (XML)।',
  );
  readAs('ar-SA');
  const cut = 'Line 7: the file ends in the middle. The file seems to be cut off: download it again.';
  expect(await messageOf(422, { code: 'list.unreadable', Data: cut })).toContain(
    'السطر \u20687\u2069: ينتهي الملف قبل اكتماله. يبدو أن الملف مبتور: نزّله من جديد.',
  );
});
