import type { z } from 'zod';
import { ListLimits } from '../../../../contract/limits.ts';
import type { postRequestLists } from '../../../../contract/reports/request-lists.ts';
import {
  type Actor,
  type ExportedList,
  notFound,
  type Platform,
  problem,
  scopeOf,
} from '../../../platform/index.ts';
import { findBranding, findPeople, languageOf } from '../../identity/index.ts';
import { isClientSide, listRequests, namesOfClients } from '../../requests/index.ts';
import { listMasterItems } from '../../settings/index.ts';
import { renderOverview } from '../pdf/render-report.ts';
import { composeRequestList } from './compose-request-list.ts';

type Sent = Omit<z.output<typeof postRequestLists.request>, 'C_TIMESTAMP'>;

/** A list of requests as a PDF; that it was taken away is recorded as for its other formats. */
export async function openRequestList(
  platform: Platform,
  query: Sent,
  actor: Actor,
  recordExport: (list: ExportedList) => Promise<void>,
) {
  const { database, clock, env } = platform;
  const language = await languageOf(platform, actor);
  const { list, names } = await database.tx(
    scopeOf(actor),
    async () => {
      const id = query.client ?? actor.clientId;
      const client = id ? (await namesOfClients(actor)).get(id) : null;
      if (client === undefined) throw notFound();
      const drafters = isClientSide(actor) ? new Map() : await findPeople(query.drafter ?? []);
      const titles = {
        entityType: await titlesOf('entity_type'),
        reportType: await titlesOf('report_type'),
        category: await titlesOf('category'),
        drafter: new Map([...drafters].map(([of, { name }]) => [of, name])),
      };
      // The last statement: it ends the transaction.
      const list = await listRequests({ ...query, pageSize: ListLimits.paperRows }, actor, clock);
      return {
        list,
        names: { firm: env.copyright.holder, client: id ? { id, name: client ?? '' } : null, titles },
      };
    },
    { reads: true },
  );
  if (list.total > ListLimits.paperRows)
    throw problem(
      'input.invalid',
      `A PDF lists up to ${ListLimits.paperRows} requests, and these filters give ${list.total}. Narrow the filters, or save a CSV file or a workbook.`,
    );
  const { sort, ...filters } = query;
  await recordExport({
    list: 'GET /reports/v1.0/requestdetails',
    format: 'pdf',
    rows: list.total,
    query: filters,
  });
  const branding =
    names.client && (await database.tx({ kind: 'identity' }, () => findBranding(names.client?.id ?? '')));
  const content = await renderOverview(
    composeRequestList(
      list.rows,
      filters,
      { ...names, branding, isFirm: !isClientSide(actor) },
      { language, clock },
    ),
    clock.now(),
  );
  return { name: `requests-${clock.calendar.today()}.pdf`, content };
}

const titlesOf = async (kind: Parameters<typeof listMasterItems>[0]) =>
  new Map((await listMasterItems(kind)).map(({ key, title }) => [key, title]));
