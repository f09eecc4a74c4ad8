import { sql } from 'drizzle-orm';
import { db } from '../../../server/platform/index.ts';
import { noise } from '../../support/noise.ts';
import { enter, type Member } from '../../support/sign-in-as.ts';
import { attemptAct } from '../requests/act.ts';
import { businessRows } from '../requests/business-rows.ts';
import { intakeOf } from '../screening/screened-request.ts';
import { openScreeningApp, type ScreeningApp } from '../screening/screening-app.ts';

let test1: ScreeningApp;
let made = 0;
beforeAll(async () => {
  test1 = await openScreeningApp();
});
afterAll(() => test1.close());

type Attempt = () => Promise<{ status: number }>;

const draftOf = async (who: Member) => {
  made += 1;
  const intake = intakeOf({ legalName: `Third party ${made}` });
  return (await who.call('POST /reports/v1.0/requestdetails', { intake })).Data;
};
const userRow = async (username: string) => {
  const { Data } = await test1.cast.admin.call('GET /security/v1.0/userdetails', { search: username });
  return { id: Data[0]?.id, version: Data[0]?.version };
};

/** Each prepares what it needs and answers the one call it is about. */
const acts: Record<string, () => Promise<Attempt>> = {
  'request.drafted': async () => {
    made += 1;
    const intake = intakeOf({ legalName: `Third party ${made}` });
    return () => test1.cast.client.attempt('POST /reports/v1.0/requestdetails', { intake });
  },
  'request.changed': async () => {
    const { id, version } = await draftOf(test1.cast.client);
    const change = { request: id, version, intake: intakeOf({ legalName: 'Renamed' }) };
    return () => test1.cast.client.attempt('POST /reports/v1.0/requestdetails', change);
  },
  'request.acted': async () => {
    const draft = await draftOf(test1.cast.client);
    return () => attemptAct(test1.cast.client, 'cancel', draft, { comment: 'No longer needed.' });
  },
  'client.created': async () => {
    made += 1;
    const client = { name: `Client of ${made}`, code: `NEW${made}`, modules: [], active: true };
    return () => test1.cast.admin.attempt('POST /security/v1.0/clientdetails', client);
  },
  'user.created and user.invited': async () => {
    made += 1;
    const username = `person.${made}`;
    const user = {
      username,
      name: 'A Person',
      email: `${username}@prudence.example`,
      role: 'drafter' as const,
    };
    return () =>
      test1.cast.admin.attempt('POST /security/v1.0/userdetails', {
        action: 'create',
        user: { ...user, clientId: null },
      });
  },
  'user.disabled': async () => {
    made += 1;
    const username = `leaver.${made}`;
    const user = {
      username,
      name: 'A Leaver',
      email: `${username}@prudence.example`,
      role: 'drafter' as const,
    };
    await test1.cast.admin.call('POST /security/v1.0/userdetails', {
      action: 'create',
      user: { ...user, clientId: null },
    });
    const row = await userRow(username);
    return () => test1.cast.admin.attempt('POST /security/v1.0/userdetails', { action: 'disable', ...row });
  },
  'user.session_ended': async () => {
    const elsewhere = await enter(test1, test1.cast.drafter.actor.userId);
    const id = elsewhere.actor.sessionId;
    return () => test1.cast.drafter.attempt('POST /security/v1.0/sessions', { action: 'kill', id });
  },
  'user.sessions_ended': async () => {
    await enter(test1, test1.cast.drafter.actor.userId);
    return () => test1.cast.drafter.attempt('POST /security/v1.0/sessions', { action: 'kill_all' });
  },
  'user.signed_out': async () => {
    const leaving = await enter(test1, test1.cast.drafter.actor.userId);
    return () =>
      leaving.attempt('POST /security/v1.0/logoutuser', {
        emailid: leaving.actor.email,
        refresh_token: leaving.refresh,
      } as never);
  },
  'settings.changed': async () => {
    made += 1;
    const entry = { key: `category_${made}`, title: 'Another', active: true };
    return () => test1.cast.admin.attempt('POST /reports/v1.0/categories', entry);
  },
  'screening.ad_hoc': async () => {
    const subject = { name: 'Somebody Unknown', type: 'person' as const };
    return () =>
      test1.cast.drafter.attempt('POST /reports/v1.0/screenings', { zero_footprint: true, subject } as never);
  },
  'audit.verified': async () => () =>
    test1.cast.admin.attempt('GET /reports/v1.0/audittrails', { verify: 'true' }),
};

async function countByKind() {
  const { rows } = await test1.platform.database.tx({ kind: 'system' }, () =>
    db().execute<{ type: string; events: number }>(
      sql`select type, count(*)::int as events from audit_events group by type`,
    ),
  );
  return new Map(rows.map(({ type, events }) => [type, events]));
}

async function withoutAudit(work: () => Promise<void>) {
  const { raw } = test1.platform.database;
  await raw.executeSql(
    `create function no_audit() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
     create trigger no_audit before insert on audit_events for each row execute function no_audit()`,
  );
  try {
    await work();
  } finally {
    await raw.executeSql('drop trigger no_audit on audit_events; drop function no_audit()');
  }
}

describe.each(Object.keys(acts))('%s', (what) => {
  test('E5 leaves exactly one event, saying what happened', async () => {
    const attempt = await acts[what]?.();
    const before = await countByKind();
    expect((await attempt?.())?.status).toBeLessThan(300);
    const after = await countByKind();
    const grown = [...after].map(([type, events]) => [type, events - (before.get(type) ?? 0)]);
    const expected = what.split(' and ').map((type) => [type, 1]);
    expect(grown.filter(([, events]) => events !== 0).sort()).toEqual(expected);
  });

  test('E5 does not happen when its event cannot be written', async () => {
    const attempt = await acts[what]?.();
    const before = await businessRows(test1);
    noise.expect(/500 for (POST|GET)/);
    await withoutAudit(async () => {
      expect((await attempt?.())?.status).toBe(500);
    });
    expect(await businessRows(test1)).toBe(before);
  });
});
