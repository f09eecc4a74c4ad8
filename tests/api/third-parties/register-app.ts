import { eq } from 'drizzle-orm';
import type { RequestOf } from '../../../contract/index.ts';
import type { Without } from '../../../contract/operation.ts';
import type { ThirdPartyDetail } from '../../../contract/third-parties/third-parties.ts';
import { thirdParties as thirdPartyTable } from '../../../server/modules/third-parties/tables.ts';
import { db } from '../../../server/platform/index.ts';
import type { Member } from '../../support/people/sign-in-as.ts';
import { act } from '../requests/act.ts';
import { buildIntake, buildRequest, reload } from '../requests/build-request.ts';
import type { Cast, RequestsApp } from '../requests/requests-app.ts';

/** A request that was submitted through the door, so that it has its third party. */
export async function submitted(test: RequestsApp, cast: Cast, over = {}) {
  const draft = await buildRequest(test, cast, { status: 'draft', intake: buildIntake(over) });
  await act(cast.clientuser, 'submit', draft, { consent: true });
  const request = await reload(test, draft.id);
  return { request, thirdParty: request.thirdPartyId as string };
}

/** A third party whose report was sealed: low, 20. */
export async function rated(test: RequestsApp, cast: Cast, over = {}) {
  const { request, thirdParty } = await submitted(test, cast, over);
  const { allocator, drafter } = cast;
  await act(allocator, 'accept_and_allocate', request, { assignee: drafter.actor.userId });
  await act(drafter, 'start', await reload(test, request.id));
  await act(drafter, 'submit_for_review', await reload(test, request.id));
  await act(allocator, 'release', await reload(test, request.id));
  return { request: await reload(test, request.id), thirdParty };
}

export async function read(who: Member, id: string): Promise<ThirdPartyDetail> {
  const { thirdParty } = await who.call('GET /reports/v1.0/thirdparties', { id });
  if (!thirdParty) throw new Error(`third party ${id} was not answered`);
  return thirdParty;
}

type Save = RequestOf<'POST /reports/v1.0/thirdparties'>;
type More = Without<Save, 'id' | 'version'>;

/** One act on the version the person sees. */
export async function change(who: Member, id: string, more: More) {
  const { version } = await read(who, id);
  return who.attempt('POST /reports/v1.0/thirdparties', { id, version, ...more } as Save);
}

export const stored = ({ platform }: RequestsApp, id: string) =>
  platform.database.tx({ kind: 'identity' }, async () => {
    const [row] = await db().select().from(thirdPartyTable).where(eq(thirdPartyTable.id, id));
    return row;
  });
