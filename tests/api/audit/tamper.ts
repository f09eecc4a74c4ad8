import type { AnswerOf } from '../../../contract/index.ts';
import type { Member } from '../../support/people/sign-in-as.ts';
import type { TestApp } from '../../support/servers/test-app.ts';
import { finished, type ScreeningApp } from '../screening/screening-app.ts';

type Verification = NonNullable<AnswerOf<'GET /reports/v1.0/audittrails'>['verification']>;

/** What the button of the Audit trail page answers. */
export async function verifiedBy(who: Member): Promise<Verification> {
  const { verification } = await who.call('GET /reports/v1.0/audittrails', { verify: 'true', pageSize: 1 });
  if (!verification) throw new Error('nothing was verified');
  return verification;
}

const guarded = ['audit_events', 'audit_checkpoints'];
const kept = [...guarded, 'audit_chains'];
const each = (tables: readonly string[], statement: (table: string) => string) =>
  tables.map((table) => `${statement(table)};`).join(' ');

/** Runs statements as the owner of the database with every trigger off: what no guard of ours can refuse. */
const forge = ({ platform }: TestApp, statements: string) =>
  platform.database.raw.executeSql(
    `${each(guarded, (table) => `alter table ${table} disable trigger user`)} ${statements};
     ${each(guarded, (table) => `alter table ${table} enable trigger user`)}`,
  );

/** What verification says after these statements; everything stands again as it stood when it is answered. */
export const verifiedAfter = (test: TestApp, who: Member, statements: string): Promise<Verification> =>
  afterForging(test, statements, () => verifiedBy(who));

/** What `work` says after these statements; everything stands again as it stood when it is answered. */
export async function afterForging<T>(test: TestApp, statements: string, work: () => Promise<T>): Promise<T> {
  await test.platform.database.raw.executeSql(
    each(kept, (table) => `create table kept_${table} as table ${table}`),
  );
  try {
    await forge(test, statements);
    return await work();
  } finally {
    await forge(
      test,
      each(
        kept,
        (table) =>
          `delete from ${table}; insert into ${table} select * from kept_${table}; drop table kept_${table}`,
      ),
    );
  }
}

/** Has the heads of all chains signed, as the button does. */
export async function signChains(test: ScreeningApp) {
  const { Data } = await test.cast.admin.call('POST /reports/v1.0/audittrails', { action: 'checkpoint' });
  const { status, result } = await finished(test.cast.admin, Data.job);
  if (status !== 'done') throw new Error('nothing was signed');
  return result as { taken: number; broken: number };
}
