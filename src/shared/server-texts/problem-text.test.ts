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

test('a code of many reasons keeps the reason that the server gives, in its own direction', async () => {
  readAs('ar-SA');
  const refused = { code: 'request.not_possible', Data: 'A retry is already scheduled.' };
  expect(await messageOf(422, refused)).toBe(
    'لا يمكن إجراء ذلك الآن. \u2068A retry is already scheduled.\u2069',
  );
});

test('the sentences of the specification and those of a newer server stay as they are', async () => {
  readAs('hi-IN');
  expect(await messageOf(403, { code: 'auth.refused', Data: TEXTS.badCredentials })).toBe(
    TEXTS.badCredentials,
  );
  expect(await messageOf(422, { code: 'moon.full', Data: 'Wait for the sun.' })).toBe('Wait for the sun.');
});
