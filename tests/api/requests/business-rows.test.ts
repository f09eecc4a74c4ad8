import { sql } from 'drizzle-orm';
import { db } from '../../../server/platform/index.ts';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { openTestApp } from '../../support/servers/test-app.ts';
import { businessRows } from './business-rows.ts';

const test1 = await openTestApp();
afterAll(() => test1.close());

const execute = (query: string) =>
  test1.platform.database.tx({ kind: 'identity' }, () => db().execute(sql.raw(query)));

test('a row more, another value and two values that changed places are noticed; what was undone is not', async () => {
  const empty = await businessRows(test1);
  const [first, second] = [
    await signInAs(test1, { role: 'admin' }),
    await signInAs(test1, { role: 'drafter' }),
  ];
  const before = await businessRows(test1);
  expect(before).not.toBe(empty);
  const rename = (one: typeof first, name: string) =>
    execute(`update users set name = '${name}' where id = '${one.actor.userId}'`);
  await rename(first, second.actor.name);
  expect(await businessRows(test1)).not.toBe(before);
  await rename(second, first.actor.name);
  expect(await businessRows(test1)).not.toBe(before);
  await rename(first, first.actor.name);
  await rename(second, second.actor.name);
  expect(await businessRows(test1)).toBe(before);
});

test('a counter of failed sign-ins is none of the business', async () => {
  const { actor } = await signInAs(test1, { role: 'admin' });
  const before = await businessRows(test1);
  await execute(`update users set failed_tries = 3 where id = '${actor.userId}'`);
  expect(await businessRows(test1)).toBe(before);
});
