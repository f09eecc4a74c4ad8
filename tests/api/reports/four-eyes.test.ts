import { sql } from 'drizzle-orm';
import { db } from '../../../server/platform/index.ts';
import { attemptAct } from '../requests/act.ts';
import { businessRows } from '../requests/business-rows.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { releasedRequest, requestInReview } from './release.ts';

const test1 = await openScreeningApp();
await useInventedList(test1);
afterAll(() => test1.close());

test('C5 a drafter cannot release the report they wrote', async () => {
  const request = await requestInReview(test1);
  const before = await businessRows(test1);
  const reply = await attemptAct(test1.cast.drafter, 'release', request);
  expect(reply.status).toBe(403);
  expect(await businessRows(test1)).toBe(before);
});

test('C5 whoever drafted a version cannot release it as an allocator either', async () => {
  const request = await requestInReview(test1);
  const { drafter } = test1.cast;
  const setRole = (role: string) =>
    test1.platform.database.tx({ kind: 'identity' }, () =>
      db().execute(sql`update users set role = ${role} where id = ${drafter.actor.userId}`),
    );
  await setRole('allocator');
  const before = await businessRows(test1);
  const reply = await attemptAct(drafter, 'release', request);
  expect([reply.status, reply.body.code]).toEqual([422, 'request.own_work']);
  expect(await businessRows(test1)).toBe(before);
  await setRole('drafter');
});

test('C5 the database refuses a sealed version whose drafter or author releases it', async () => {
  const { id } = await releasedRequest(test1);
  const { drafter, allocator } = test1.cast;
  const copyAs = (draftedBy: string, releasedBy: string) =>
    test1.platform.database.tx({ kind: 'firm' }, () =>
      db().execute(
        sql`insert into report_versions (client_id, request_id, number, data, data_sha256, audit_hash, pdf_file_id,
              pdf_sha256, pdf_bytes, pages, rating, score, drafted_by, released_by, released_at)
            select client_id, request_id, number + 1, data, data_sha256, audit_hash, pdf_file_id,
              pdf_sha256, pdf_bytes, pages, rating, score, ${draftedBy}, ${releasedBy}, released_at
            from report_versions where request_id = ${id} and number = 1`,
      ),
    );
  const author = (userId: string) =>
    test1.platform.database.tx({ kind: 'identity' }, () =>
      db().execute(
        sql`insert into authorships (client_id, request_id, report_version, user_id, since)
            select client_id, id, 2, ${userId}, now() from requests where id = ${id}`,
      ),
    );
  await expect(copyAs(drafter.actor.userId, drafter.actor.userId)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('report_versions_four_eyes') },
  });
  await author(allocator.actor.userId);
  await expect(copyAs(drafter.actor.userId, allocator.actor.userId)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('not released by somebody who drafted it') },
  });
});
