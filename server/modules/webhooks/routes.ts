import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/security/webhooks.ts';
import { type Platform, route } from '../../platform/index.ts';
import { announcedTopic } from '../audit/index.ts';
import { deliverWebhook } from './deliver-webhook.ts';
import { deliverJob, quickTries } from './delivery.ts';
import { gatherEvents } from './gather-events.ts';
import { listDeliveries, listWebhooks } from './present-webhooks.ts';
import { saveWebhook } from './save-webhook.ts';
import { sweepWebhooks } from './sweep-webhooks.ts';

const system = { kind: 'system' } as const;

/** What happens here, told to other people's programs. */
export function mountWebhooks(app: FastifyInstance, platform: Platform) {
  const { database, jobs } = platform;

  route(app, platform, contract.getWebhooks, async () => {
    const Data = await database.tx(system, () => listWebhooks());
    return { Result: 'Success', Data, total: Data.length };
  });

  route(app, platform, contract.getWebhookDeliveries, async ({ input }) => {
    const { rows, total } = await database.tx(system, () => listDeliveries(input));
    return { Result: 'Success', Data: rows, total };
  });

  route(app, platform, contract.saveWebhook, async ({ input, actor }) => ({
    Result: 'Success',
    Data: await database.tx(system, () => saveWebhook(platform, actor, input)),
  }));

  jobs.define<{ delivery: string }>(deliverJob, ({ data }) => deliverWebhook(platform, data.delivery), {
    concurrency: 4,
    retries: quickTries,
    silentMinutes: 10,
  });
  jobs.schedule({ name: 'webhooks.sweep', rhythm: { everyMinutes: 1 } }, (run) =>
    sweepWebhooks(platform, run),
  );
  gatherOnSignal(app, platform);
}

/** At once after an act, one gathering at a time; what a server that ends leaves behind, the sweep finds. */
function gatherOnSignal(app: FastifyInstance, platform: Platform) {
  let running: Promise<void> | undefined;
  let again = false;
  const gather = async (): Promise<void> => {
    do {
      again = false;
      await gatherEvents(platform).catch((error) =>
        platform.log.error({ err: error }, 'webhooks not gathered'),
      );
    } while (again);
    running = undefined;
  };
  const stop = platform.signals.on(announcedTopic, () => {
    again = true;
    // The signal may come from within a transaction that is just ending.
    running ??= new Promise<void>((done) => setImmediate(done)).then(gather);
  });
  app.addHook('preClose', async () => {
    stop();
    again = false;
    await running;
  });
}
