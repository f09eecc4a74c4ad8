import { randomUUID } from 'node:crypto';
import { noticeText, notify } from '../../../server/modules/notifications/index.ts';
import { notifications } from '../../../server/modules/notifications/tables.ts';
import { reportVersions } from '../../../server/modules/reports/tables.ts';
import { db } from '../../../server/platform/index.ts';
import type { Target } from '../../support/calls/target.ts';
import { sealedData } from '../../support/documents/sealed-data.ts';
import { enter, type Member, signInAs } from '../../support/people/sign-in-as.ts';
import type { TestApp } from '../../support/servers/test-app.ts';
import { finding, save } from '../assessment/working-on.ts';
import { act } from '../requests/act.ts';
import { intakeOf, screened, workOf } from '../screening/screened-request.ts';

/** One client, its people, the drafter who works for it, and one object of each kind. */
export type House = {
  name: string;
  client: Member;
  clientuser: Member;
  /** May look at everything of the client and change nothing. */
  reader: Member;
  drafter: Member;
  target: Target;
};

type Firm = { admin: Member; allocator: Member };

export async function buildHouse(test: TestApp, firm: Firm, name: string): Promise<House> {
  const client = await signInAs(test, { role: 'client', name: `${name} Lead` });
  const clientId = client.actor.clientId ?? '';
  const clientuser = await signInAs(test, { role: 'clientuser', clientId, name: `${name} User` });
  const reader = await signInAs(test, { role: 'client', clientId, name: `${name} Reader`, readOnly: true });
  const drafter = await signInAs(test, { role: 'drafter', name: `${name} Drafter` });
  const people = { client, clientuser, reader, drafter };

  const work = await workOn(firm, people, name);
  const colleague = await signInAs(test, { role: 'client', clientId, name: `${name} Colleague` });
  const session = (await enter(test, colleague.actor.userId)).actor.sessionId;
  const target = {
    ...work,
    client: clientId,
    user: colleague.actor.userId,
    session,
    notification: await noticeOf(test, colleague, clientId, name),
  };
  await sealVersion(test, target, drafter, firm.allocator);
  return { name, ...people, target };
}

type People = Pick<House, 'clientuser' | 'drafter'>;

/** A request with a file, screened, with a match and a finding. */
async function workOn(firm: Firm, { clientuser, drafter }: People, name: string) {
  const { Data: draft } = await clientuser.call(
    'POST /reports/v1.0/requestdetails',
    {
      intake: intakeOf({
        legalName: 'Zarqun Petrochemical Trading',
        countryOfIncorporation: 'AE',
        aliases: [`${name} Secret Alias`],
        registrationIds: [{ scheme: 'VAT', value: `${name}1`, country: 'AE' }],
      }),
    },
    [{ name: `${name} deed.txt`, content: `The deed of ${name}.` }],
  );
  const submitted = await act(clientuser, 'submit', draft, { consent: true });
  const assignee = drafter.actor.userId;
  const allocated = await act(firm.allocator, 'accept_and_allocate', submitted, { assignee });
  const request = await act(drafter, 'start', allocated);
  await screened(drafter, request);
  const working = await save(drafter, request, {
    findings: [{ ...finding, summary: `${name} was charged.` }],
  });
  const { Data: jobs } = await clientuser.call('GET /reports/v1.0/jobs', {});
  const { Data: lists } = await firm.admin.call('GET /reports/v1.0/watchlists', {});
  const { Data: parties } = await clientuser.call('GET /reports/v1.0/thirdparties', {});
  const { matches } = await workOf(drafter, request);
  return {
    request: request.id,
    thirdParty: parties[0]?.id ?? '',
    attachment: draft.files[0]?.id ?? '',
    match: matches[0]?.id ?? '',
    finding: working.findings[0]?.id ?? '',
    job: jobs[0]?.id ?? '',
    watchlist: lists[0]?.id ?? '',
    listVersion: lists[0]?.active?.id ?? '',
  };
}

function noticeOf({ platform }: TestApp, { actor }: Member, clientId: string, name: string) {
  return platform.database.tx({ kind: 'identity' }, async () => {
    await notify(platform.clock, {
      userIds: [actor.userId],
      clientId,
      entityName: `${name} Secret Party`,
      activity: noticeText('request.released'),
    });
    const rows = await db().select().from(notifications);
    return rows.find((row) => row.userId === actor.userId && row.entityName.startsWith(name))?.id ?? '';
  });
}

/** What a release leaves behind, without rendering anything. */
function sealVersion({ platform }: TestApp, target: Target, drafter: Member, allocator: Member) {
  return platform.database.tx({ kind: 'identity' }, () =>
    db()
      .insert(reportVersions)
      .values({
        clientId: target.client,
        requestId: target.request,
        number: 1,
        data: sealedData(platform.clock.now()),
        dataSha256: '',
        auditHash: '',
        pdfFileId: randomUUID(),
        pdfSha256: '',
        pdfBytes: 0,
        pages: 1,
        rating: 'low',
        score: 12,
        draftedBy: drafter.actor.userId,
        releasedBy: allocator.actor.userId,
        releasedAt: platform.clock.now(),
      }),
  );
}
