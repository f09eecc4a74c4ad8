import type { Member } from '../../support/people/sign-in-as.ts';
import { buildIntake } from './build-request.ts';
import { buildCast, openRequestsApp } from './requests-app.ts';

const test1 = await openRequestsApp();
const { clientuser } = await buildCast(test1);
afterAll(() => test1.close());

const { Data: made } = await clientuser.call('POST /reports/v1.0/requestdetails', { intake: buildIntake() }, [
  { name: 'deed.txt', content: 'The deed.' },
]);
const where = { request: made.id, client: made.clientId };
/** What browsers send with an address that they open by themselves. */
const PAGE = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

/** With the cookies of the browser, and no bearer. */
async function open(who: Member, address: string, headers: Record<string, string>) {
  const { access } = who;
  Object.assign(who, { access: '' });
  return who.send(address, { headers }).finally(() => Object.assign(who, { access }));
}
async function usedAddress() {
  const { Data } = await clientuser.call('POST /reports/v1.0/archives', { items: [where] });
  await (await open(clientuser, Data.signed_url, { accept: PAGE })).arrayBuffer();
  return Data.signed_url;
}
async function fileAddress() {
  const answer = await clientuser.call('GET /reports/v1.0/downloadattachments', where);
  return answer.type === 'azure' ? (answer.Data[0]?.signed_url ?? '') : '';
}

test('a link that was used says so as a page, in the language that its person chose, within the same limits', async () => {
  await clientuser.call('POST /security/v1.0/updatelanguage', { language: 'hi-IN' });
  const answer = await open(clientuser, await usedAddress(), { accept: PAGE, 'accept-language': 'en-IN' });
  expect(answer.status).toBe(403);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  const page = await answer.text();
  expect(page).toContain('<html lang="hi" dir="ltr">');
  expect(page).toContain('<h1>इस डाउनलोड लिंक की अवधि समाप्त हो गई है</h1>');
  expect(policy).toContain(`'nonce-${/<style nonce="([^"]+)">/.exec(page)?.[1]}'`);
  await clientuser.call('POST /security/v1.0/updatelanguage', { language: 'en-US' });
});

test.each([
  ['ar,en;q=0.8', '<html lang="ar" dir="rtl">'],
  ['fr-FR,hi;q=0.8', '<html lang="hi" dir="ltr">'],
  ['fr-FR', '<html lang="en" dir="ltr">'],
])('nobody’s browser that asks for %s gets a page in a language that it can show', async (wanted, start) => {
  const headers = { accept: PAGE, 'accept-language': wanted };
  const answer = await open(test1.visitor() as Member, await fileAddress(), headers);
  expect([answer.status, (await answer.text()).includes(start)]).toEqual([403, true]);
});

test.each(['*/*', 'application/json, text/plain, */*'])(
  'a program that takes %s is told in JSON',
  async (accept) => {
    for (const address of [await usedAddress(), await fileAddress()]) {
      const answer = await open(clientuser, address, { accept });
      expect([answer.status, (await answer.json()).code]).toEqual([403, 'signature.invalid']);
    }
  },
);
