import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { ThirdPartyProfile } from '../../../contract/third-parties/third-party-profile.ts';
import type { RatingBand } from '../../../contract/words.ts';
import { type Actor, db, type Platform, scopeOf } from '../../platform/index.ts';
import { lastComparisonOf } from '../monitoring/index.ts';
import {
  attachmentsOf,
  isClientSide,
  presentAttachments,
  requestView,
  visibleTo,
} from '../requests/index.ts';
import { alertsAbout, findThirdParty } from '../third-parties/index.ts';
import { versionsActivatedSince } from '../watchlists/index.ts';
import { reportVersions } from './tables.ts';

const MOST_UPDATES = 20;
/** Requests whose documents are listed. */
const MOST_REQUESTS = 20;

/** Who a third party is, how it was rated, and what monitoring compared it with: as much as the caller may see. */
export async function thirdPartyProfile(
  { database }: Platform,
  id: string,
  actor: Actor,
): Promise<ThirdPartyProfile> {
  const own = await database.tx(scopeOf(actor), async () => {
    const party = await findThirdParty(id, actor);
    const about = await requestsAbout(party.id, actor);
    const raised = await alertsAbout(party.id);
    return {
      party,
      raised,
      identity: about[0]?.intake ?? null,
      documents: await documentsOf(about.slice(0, MOST_REQUESTS), actor),
      ratings: [...(await sealedRatings(about)), ...raised.flatMap(expiredOverride)].sort((a, b) =>
        a.at < b.at ? -1 : 1,
      ),
    };
  });
  const { party, raised, ...shown } = own;
  const first = own.ratings[0]?.at;
  // A client reads the firm's lists no further than by the names and days of what its third party was compared with.
  const { last, versions } = await database.tx({ kind: 'system' }, async () => ({
    last: await lastComparisonOf(party.id),
    versions: first ? await versionsActivatedSince(new Date(first), MOST_UPDATES) : [],
  }));
  const matches = raised.flatMap(({ matches, outcome }) =>
    matches.map((match) => ({ ...match, isOpen: outcome === null })),
  );
  return {
    ...shown,
    comparison: last && {
      ...last,
      at: last.at.toISOString(),
      truncated: isClientSide(actor) ? [] : last.truncated,
      openMatches: matches.filter(({ isOpen }) => isOpen).length,
    },
    updates: versions.flatMap(({ version, list }) =>
      version.activatedAt
        ? [
            {
              watchlist: list.name,
              version: version.number,
              activatedAt: version.activatedAt.toISOString(),
              added: version.counts.added,
              changed: version.counts.changed,
              removed: version.counts.removed,
              matches: matches.filter(
                ({ watchlist, listVersion }) => watchlist === list.name && listVersion === version.number,
              ).length,
              compared: last !== null && last.at >= version.activatedAt,
            },
          ]
        : [],
    ),
  };
}

type About = { id: string; number: string; intake: ThirdPartyProfile['identity'] };

/** The requests about it that the caller may see, the newest first. */
const requestsAbout = (thirdPartyId: string, actor: Actor): Promise<About[]> =>
  db()
    .select({ id: requestView.id, number: requestView.number, intake: requestView.intake })
    .from(requestView)
    .where(and(eq(requestView.thirdPartyId, thirdPartyId), visibleTo(actor)))
    .orderBy(desc(requestView.createdAt), desc(requestView.number));

async function documentsOf(about: readonly About[], actor: Actor): Promise<ThirdPartyProfile['documents']> {
  const documents: ThirdPartyProfile['documents'] = [];
  for (const { id, number } of about)
    for (const file of presentAttachments(await attachmentsOf(id, actor)))
      documents.push({ ...file, request: { id, number } });
  return documents;
}

async function sealedRatings(about: readonly About[]): Promise<ThirdPartyProfile['ratings']> {
  const rows = await db()
    .select({
      requestId: reportVersions.requestId,
      number: reportVersions.number,
      data: reportVersions.data,
      rating: reportVersions.rating,
      score: reportVersions.score,
      releasedAt: reportVersions.releasedAt,
    })
    .from(reportVersions)
    .where(
      inArray(
        reportVersions.requestId,
        about.map(({ id }) => id),
      ),
    )
    .orderBy(asc(reportVersions.releasedAt));
  return rows.map(({ requestId, number, data, rating, score, releasedAt }) => ({
    at: releasedAt.toISOString(),
    rating: rating as RatingBand,
    score,
    basis: data.rating.basis,
    source: 'report' as const,
    request: { id: requestId, number: about.find(({ id }) => id === requestId)?.number ?? '' },
    reportVersion: number,
  }));
}

type Raised = Awaited<ReturnType<typeof alertsAbout>>[number];

function expiredOverride({ reasons, raisedAt }: Raised): ThirdPartyProfile['ratings'] {
  const expired = reasons?.find(({ code }) => code === 'alert.override_expired');
  if (!expired) return [];
  return [
    {
      at: raisedAt.toISOString(),
      rating: expired.values.band as RatingBand,
      score: null,
      basis: null,
      source: 'override_expired',
      request: null,
      reportVersion: null,
    },
  ];
}
