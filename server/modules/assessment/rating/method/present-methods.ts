import { desc } from 'drizzle-orm';
import type { AnswerOf } from '../../../../../contract/index.ts';
import type { MethodDraft, MethodVersion } from '../../../../../contract/ratings/rating-methods.ts';
import {
  methodFields,
  methodInForce,
  methodProblems,
  type RatingMethod,
} from '../../../../../engine/rating/index.ts';
import { db, notFound } from '../../../../platform/index.ts';
import { findPeople } from '../../../identity/index.ts';
import { presentMethod } from '../present-method.ts';
import { differencesOf } from './change-draft.ts';
import type { MethodRecord } from './methods.ts';
import { publishedMethod } from './methods.ts';
import { ratingMethods } from './tables.ts';
import { latestWhatIf } from './what-if.ts';

type Answer = AnswerOf<'GET /reports/v1.0/ratingmethods'>['Data'];
type NameOf = (id: string | null) => string;

/** Inside a transaction of the firm: every version, the draft in full, and the one that was asked for. */
export async function presentMethods(wanted: string | undefined): Promise<Answer> {
  const rows = await db().select().from(ratingMethods).orderBy(desc(ratingMethods.number));
  const asked = wanted ? rows.find(({ id }) => id === wanted) : undefined;
  if (wanted && !asked) throw notFound();
  const published = await publishedMethod();
  const draft = rows.find(({ status }) => status === 'draft');
  const whatIf = draft ? await latestWhatIf(draft.id) : null;
  const people = await findPeople([
    ...rows.flatMap(({ changedBy, publishedBy }) => [changedBy, publishedBy]),
    whatIf?.askedBy,
  ]);
  const nameOf: NameOf = (id) => (id ? (people.get(id)?.name ?? '') : '');
  const shown = asked?.content ?? published;
  return {
    methods: rows.map((row) => presentVersion(row, nameOf)),
    draft: draft ? presentDraft(draft, published, whatIf, nameOf) : null,
    method: presentMethod(shown),
    differsFromShipped:
      published.model !== methodInForce.model || differencesOf(published, methodInForce).length > 0,
    countries: {
      sources: [...shown.country.sources],
      rows: shown.country.facts.map(({ iso2, name, cpi, fatf }) => ({
        code: iso2,
        name,
        cpi: cpi ?? null,
        fatf: fatf ?? null,
      })),
    },
  };
}

const presentVersion = (row: MethodRecord, nameOf: NameOf): MethodVersion => ({
  id: row.id,
  number: row.number,
  status: row.status,
  basedOn: row.basedOn,
  version: row.version,
  changedBy: nameOf(row.changedBy),
  changedAt: row.changedAt.toISOString(),
  reason: row.reason,
  publishedBy: nameOf(row.publishedBy),
  publishedAt: row.publishedAt?.toISOString() ?? null,
  job: row.jobId,
});

function presentDraft(
  row: MethodRecord,
  published: RatingMethod,
  whatIf: Awaited<ReturnType<typeof latestWhatIf>>,
  nameOf: NameOf,
): MethodDraft {
  const before = new Map(methodFields(published).map(({ path, value }) => [path, value]));
  const floors = new Map(published.floors.rules.map(({ rule, band }) => [rule, band]));
  return {
    ...presentVersion(row, nameOf),
    fields: methodFields(row.content).map((field) => ({
      ...field,
      published: before.get(field.path) ?? null,
    })),
    floors: row.content.floors.rules.map((floor) => ({
      ...floor,
      published: floors.get(floor.rule) ?? null,
    })),
    problems: methodProblems(row.content),
    whatIf: whatIf && {
      id: whatIf.id,
      methodVersion: whatIf.methodVersion,
      askedBy: nameOf(whatIf.askedBy),
      askedAt: whatIf.askedAt.toISOString(),
      finishedAt: whatIf.finishedAt?.toISOString() ?? null,
      job: whatIf.jobId,
      result: whatIf.result,
    },
  };
}
