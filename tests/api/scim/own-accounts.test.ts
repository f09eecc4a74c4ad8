import { sql } from 'drizzle-orm';
import { buildClient } from '../../support/people/sign-in-as.ts';
import { rowsOf, stateOf } from '../identity/database-state.ts';
import { buildPerson } from '../identity/steps.ts';
import { newcomer, openScimApp, patchOf, type ScimAnswer } from './scim-app.ts';

const test1 = await openScimApp();
await test1.switchScim('on');
afterAll(() => test1.close());

/** Runs the work and sees to it that it left no row but audit and counters behind. */
async function unchanged(work: () => Promise<unknown>) {
  // The first call of a minute notes that the provider was there.
  await test1.scim('GET', '/ServiceProviderConfig');
  const before = await stateOf(test1);
  await work();
  expect(await stateOf(test1)).toBe(before);
}

const refusedAs = ({ status, body }: ScimAnswer, wanted: number) =>
  expect([status, body?.status]).toEqual([wanted, String(wanted)]);

test('W5 the provider reaches only accounts that are its own: administrators and people made here stay as they are', async () => {
  const here = await buildPerson(test1, { role: 'drafter' });
  const { body: theirs } = await test1.scim('POST', '/Users', newcomer());
  await unchanged(async () => {
    for (const id of [here.id, test1.admin.actor.userId]) {
      const at = `/Users/${id}`;
      const emails = [{ value: 'attacker@elsewhere.example', primary: true }];
      refusedAs(
        await test1.scim('PATCH', at, patchOf({ op: 'replace', path: 'emails', value: emails })),
        403,
      );
      refusedAs(await test1.scim('PATCH', at, patchOf({ op: 'replace', path: 'active', value: false })), 403);
      refusedAs(
        await test1.scim('PATCH', at, patchOf({ op: 'add', path: 'externalId', value: 'mine' })),
        403,
      );
      refusedAs(await test1.scim('PUT', at, newcomer()), 403);
      const lower = [{ value: 'clientuser' }];
      refusedAs(await test1.scim('PATCH', at, patchOf({ op: 'replace', path: 'roles', value: lower })), 403);
      refusedAs(await test1.scim('DELETE', at), 403);
    }
    const roles = [{ value: 'admin', primary: true }];
    refusedAs(await test1.scim('POST', '/Users', newcomer({ roles })), 403);
    const promoted = patchOf({ op: 'replace', path: 'roles', value: roles });
    refusedAs(await test1.scim('PATCH', `/Users/${theirs.id}`, promoted), 403);
  });
  expect((await test1.scim('DELETE', `/Users/${theirs.id}`)).status).toBe(204);
});

test('W5 an account that single sign-on tied to an identity of the provider is the provider’s', async () => {
  const { id } = await buildPerson(test1, { role: 'drafter' });
  await rowsOf(
    test1,
    sql`update users set sso_issuer = 'https://id.example', sso_subject = ${id} where id = ${id} returning id`,
  );
  const { status } = await test1.scim(
    'PATCH',
    `/Users/${id}`,
    patchOf({ op: 'replace', path: 'active', value: false }),
  );
  expect(status).toBe(200);
});

test('W5 an account that the own provider of a client is tied to is not the provider’s', async () => {
  const { id } = await buildPerson(test1, { role: 'client', clientId: await buildClient(test1) });
  const issuer = 'https://id.client.example';
  await rowsOf(
    test1,
    sql`update users set sso_issuer = ${issuer}, sso_subject = ${id} where id = ${id} returning id`,
  );
  await rowsOf(
    test1,
    sql`insert into client_providers (id, client_id, issuer, oidc_client_id, sealed_secret)
      select gen_random_uuid(), client_id, ${issuer}, 'prudence', '' from users where id = ${id} returning id`,
  );
  await unchanged(async () => {
    const at = `/Users/${id}`;
    const emails = [{ value: 'attacker@elsewhere.example', primary: true }];
    refusedAs(await test1.scim('PATCH', at, patchOf({ op: 'replace', path: 'emails', value: emails })), 403);
    refusedAs(await test1.scim('DELETE', at), 403);
  });
});

test('W5 an administrator who was only invited keeps nobody else from being the last one', async () => {
  const { admin } = test1;
  const save = 'POST /security/v1.0/userdetails';
  const person = { username: 'only.invited', name: 'Only Invited', email: 'invited@firm.example' };
  await admin.call(save, { action: 'create', user: { ...person, role: 'admin', clientId: null } });
  const { status, body } = await admin.attempt(save, { action: 'disable', id: admin.actor.userId });
  expect([status, body.code]).toEqual([422, 'request.not_possible']);
});
