import type { Clock } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { noticeText } from '../../notifications/index.ts';
import { about } from '../acts/act.ts';
import { lockMergeTarget } from '../lock-merge-target.ts';
import type { AlertNews } from '../tables.ts';
import { type AlertReason, raiseAlert } from './alerts.ts';
import { notifyWatchers } from './notify-watchers.ts';

/**
 * Inside a transaction of the system: one alert for items that the machine takes for adverse; the client learns that
 * there is something, the firm what it is. Not for whom nobody monitors any more: then it answers false.
 */
export async function raiseNewsAlert(
  clock: Clock,
  thirdPartyId: string,
  reasons: AlertReason[],
  news: AlertNews[],
): Promise<boolean> {
  const party = await lockMergeTarget(thirdPartyId);
  const [first] = news;
  if (!party?.monitored || !first) return false;
  await raiseAlert(party, 'adverse_news', reasons, clock.now(), { news });
  await record(clock, {
    ...about(party, 'system'),
    type: 'thirdparty.news_found',
    data: { items: news.map(({ sha256 }) => sha256), model: first.model },
  });
  await notifyWatchers(clock, party, noticeText('party.news_found'));
  return true;
}
