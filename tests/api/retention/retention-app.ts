import { sql } from 'drizzle-orm';
import type { AnswerOf } from '../../../contract/index.ts';
import type { DraftIntake } from '../../../contract/reports/intake.ts';
import type { TestOptions } from '../../../server/platform/testing.ts';
import { enter, type Member } from '../../support/people/sign-in-as.ts';
import { rowsOf } from '../identity/database-state.ts';
import { buildPerson } from '../identity/steps.ts';
import { releasedRequest } from '../reports/release.ts';
import { openScreeningApp, type ScreeningApp, useInventedList } from '../screening/screening-app.ts';

export const path = 'POST /security/v1.0/retention';
const dayMs = 86_400_000;

/** The whole server with a list to screen against. */
export async function openRetentionApp(options: TestOptions = {}): Promise<ScreeningApp> {
  const test = await openScreeningApp([], options);
  await useInventedList(test);
  return test;
}

type Kept = AnswerOf<'GET /security/v1.0/retention'>['Data'];
export const retentionOf = async (admin: Member): Promise<Kept> =>
  (await admin.call('GET /security/v1.0/retention', {})).Data;

/** Saves these rules beside those that hold. */
export async function keepFor(
  admin: Member,
  rules: Partial<Kept['policy']['rules']>,
  clients: Kept['policy']['clients'] = [],
) {
  const { version, policy } = await retentionOf(admin);
  return admin.call(path, {
    action: 'save',
    version,
    policy: { rules: { ...policy.rules, ...rules }, clients },
  });
}

export const hold = (admin: Member, scope: 'client' | 'third_party' | 'request', object: string) =>
  admin.attempt(path, { action: 'place_hold', scope, object, reason: 'Investigation of the regulator.' });

export const run = (test: ScreeningApp) => test.platform.jobs.runScheduled('retention.run');

/** So many days later; everybody signs in again. Answers the administrator. */
export async function daysLater(test: ScreeningApp, days: number): Promise<Member> {
  test.platform.clock.advance(days * dayMs);
  for (const role of ['admin', 'client', 'allocator', 'drafter'] as const)
    test.cast[role] = await enter(test, test.cast[role].actor.userId);
  return test.cast.admin;
}

/** An administrator who can sign in, and has been one for longer than a day. */
export async function secondAdmin(test: ScreeningApp): Promise<Member> {
  const { id } = await buildPerson(test, { role: 'admin', name: 'Second Admin' });
  await rowsOf(
    test,
    sql`update users set created_at = created_at - interval '2 days' where id = ${id} returning id`,
  );
  return enter(test, id);
}

/** A released request with a paper of the client's; answers where its files lie. */
export async function releasedWithFile(test: ScreeningApp, over: DraftIntake = {}) {
  const request = await releasedRequest(test, over);
  const paper = { name: 'licence.txt', content: `Licence of ${request.id}`, type: 'text/plain' };
  await test.cast.drafter.call(
    'POST /reports/v1.0/casecomments',
    {
      client: request.clientId,
      request: request.id,
      text: `The licence of ${request.legalName}.`,
      visibility: 'internal',
    },
    [paper],
  );
  const files = await rowsOf<{ fileId: string; sha256: string }>(
    test,
    sql`select file_id as "fileId", sha256 from attachments where request_id = ${request.id}
        union all select pdf_file_id, pdf_sha256 from report_versions where request_id = ${request.id}`,
  );
  const [party] = await rowsOf<{ id: string }>(
    test,
    sql`select third_party_id as id from requests where id = ${request.id}`,
  );
  return { request, files, thirdParty: party?.id ?? '' };
}

/** How many rows of which tables name the request, the audit trail apart. */
export async function rowsAbout(test: ScreeningApp, requestId: string): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    test,
    sql`select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'request_id' and table_name <> 'audit_events'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await rowsOf(
      test,
      sql`select 1 from ${sql.identifier(name)} where request_id = ${requestId}`,
    );
    if (rows.length > 0) found.push(name);
  }
  const [own] = await rowsOf(test, sql`select 1 from requests where id = ${requestId}`);
  return own ? [...found, 'requests'] : found;
}

export const isStored = (test: ScreeningApp, file: { fileId: string; sha256: string }) =>
  test.platform.files.read(file.fileId, file.sha256).then(
    () => true,
    () => false,
  );
