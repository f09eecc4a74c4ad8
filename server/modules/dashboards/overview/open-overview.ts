import type { z } from 'zod';
import type { postQuarterlyOverviews } from '../../../../contract/reports/quarterly-overviews.ts';
import { type Actor, invalidField, type Platform, scopeOf } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { findBranding, languageOf } from '../../identity/index.ts';
import { renderOverview } from '../../reports/index.ts';
import { clientOf } from '../client-of.ts';
import { composeOverview } from './compose-overview.ts';
import { findOverview, firstDayOf } from './find-overview.ts';

type Sent = Omit<z.output<typeof postQuarterlyOverviews.request>, 'C_TIMESTAMP'>;

/** The overview of a quarter as a PDF; that it was taken away is recorded with the figures. */
export async function openOverview(platform: Platform, { client: wanted, quarter }: Sent, actor: Actor) {
  const { database, clock, env } = platform;
  const { client, overview } = await database.tx(scopeOf(actor), async () => {
    const client = await clientOf({ client: wanted }, actor);
    if (firstDayOf(quarter) > clock.calendar.today())
      throw invalidField('quarter', 'This quarter has not begun yet. Choose an earlier one.');
    const overview = await findOverview({ client: client?.id, quarter }, actor, clock);
    await record(clock, {
      type: 'overview.downloaded',
      actor,
      clientId: client?.id ?? null,
      object: { type: 'overview', id: quarter },
      data: { quarter },
    });
    return { client, overview };
  });
  const language = await languageOf(platform, actor);
  const branding = client && (await database.tx({ kind: 'identity' }, () => findBranding(client.id)));
  const names = { firm: env.copyright.holder, client: client?.name ?? null, branding };
  return {
    name: `overview-${quarter}.pdf`,
    content: await renderOverview(composeOverview(overview, names, language), clock.now()),
  };
}
