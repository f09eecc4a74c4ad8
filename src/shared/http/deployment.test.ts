import { dayIn } from '../../../contract/time-zone.ts';
import { deployment, firmToday, loadDeployment } from './deployment.ts';

const answers = (answer: () => Promise<unknown>) => {
  globalThis.fetch = answer as typeof fetch;
};
const config = (timeZone: string) => async () => ({ ok: true, json: async () => ({ timeZone }) });

test('today is the day of the firm, wherever the reader is, and follows a change of its time zone', async () => {
  // Never on the same day.
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    answers(config(zone));
    await loadDeployment();
    const before = dayIn(zone, new Date());
    expect([before, dayIn(zone, new Date())]).toContain(firmToday());
  }
});

test('without an answer what was known of the deployment stays', async () => {
  answers(config('Pacific/Honolulu'));
  await loadDeployment();
  answers(() => Promise.reject(new TypeError('no network')));
  await loadDeployment();
  expect(deployment().timeZone).toBe('Pacific/Honolulu');
});
