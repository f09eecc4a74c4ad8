import type { Act } from './cast.ts';

/** An allocator looks at every open alert and finds that it is about somebody else. */
export async function dismissAlerts(act: Act): Promise<void> {
  const allocator = await act('allocator2');
  const { Data } = await allocator.call('GET /reports/v1.0/thirdparties', {
    withAlerts: true,
    pageSize: 200,
  });
  for (const { id } of Data) {
    const { thirdParty } = await allocator.call('GET /reports/v1.0/thirdparties', { id });
    let version = thirdParty?.version ?? 0;
    for (const alert of thirdParty?.alerts.filter(({ outcome }) => outcome === null) ?? []) {
      const closed = await allocator.call('POST /reports/v1.0/thirdparties', {
        action: 'dismiss_alert',
        id,
        version,
        alert: alert.id,
        reason: 'Another person or company: neither place nor business agree.',
      });
      version = closed.Data.version;
    }
  }
}
