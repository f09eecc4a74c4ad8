import type { AnswerOf } from '../../../contract/index.ts';
import type { Member } from '../../support/sign-in-as.ts';
import type { TestApp } from '../../support/test-app.ts';

export type Verification = NonNullable<AnswerOf<'GET /reports/v1.0/audittrails'>['verification']>;

/** What the button of the Audit trail page answers. */
export async function verifiedBy(who: Member): Promise<Verification> {
  const { verification } = await who.call('GET /reports/v1.0/audittrails', { verify: 'true', pageSize: 1 });
  if (!verification) throw new Error('nothing was verified');
  return verification;
}

/** Runs statements as the owner of the database with every trigger off: what no guard of ours can refuse. */
export const forge = ({ platform }: TestApp, statements: string) =>
  platform.database.raw.executeSql(
    `alter table audit_events disable trigger user; ${statements}; alter table audit_events enable trigger user`,
  );

/** What verification says after these statements; everything stands again as it stood when it is answered. */
export async function verifiedAfter(test: TestApp, who: Member, statements: string): Promise<Verification> {
  await test.platform.database.raw.executeSql(
    'create table kept_events as table audit_events; create table kept_chains as table audit_chains',
  );
  try {
    await forge(test, statements);
    return await verifiedBy(who);
  } finally {
    await forge(
      test,
      `delete from audit_events; insert into audit_events select * from kept_events; drop table kept_events;
       delete from audit_chains; insert into audit_chains select * from kept_chains; drop table kept_chains`,
    );
  }
}
