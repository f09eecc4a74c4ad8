import { FEED, RECEIVER } from '../peers/demo-outbound.ts';
import type { Act, Cast } from './cast.ts';

/** An administrator has a newspaper read, whose first articles follow at once. */
export async function readNews({ act, settled }: Cast): Promise<void> {
  const admin = await act('admin');
  const { Data } = await admin.call('POST /security/v1.0/newsfeeds', {
    action: 'create',
    feed: { name: 'Harbour Gazette', address: FEED, everyMinutes: 60, active: true },
  });
  await admin.call('POST /security/v1.0/newsfeeds', { action: 'fetch', id: Data.feed ?? '' });
  await settled();
}

/** An administrator has the firm's own program told what happens. */
export async function tellProgram(act: Act): Promise<void> {
  const admin = await act('admin');
  await admin.call('POST /security/v1.0/webhooks', {
    action: 'create',
    webhook: {
      url: RECEIVER,
      clientId: null,
      events: [
        'request.acted',
        'report.sealed',
        'thirdparty.decided',
        'thirdparty.match_found',
        'thirdparty.news_found',
      ],
    },
  });
}
