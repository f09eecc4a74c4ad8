import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import {
  changeRetention,
  exportClient as exportOperation,
  getRetention,
} from '../../../contract/security/retention.ts';
import { type Actor, type Platform, route } from '../../platform/index.ts';
import { asDownload } from '../requests/index.ts';
import { policyState, savePolicy } from './current-policy.ts';
import { confirmDeparture, listDepartures, requestDeparture, withdrawDeparture } from './departures.ts';
import { dueRecords } from './due-records.ts';
import { confirmedDepartures, eraseClient } from './erase-client.ts';
import { exportClient } from './export-client.ts';
import { liftHold, listHolds, placeHold } from './holds.ts';
import type { RetentionPorts } from './ports.ts';
import { runRetention } from './run-retention.ts';

const identity = { kind: 'identity' } as const;
const eraseJob = 'retention.erase_client';

/** How long records are kept, what may not go, and how a client leaves. */
export function mountRetention(app: FastifyInstance, platform: Platform, ports: RetentionPorts) {
  const { database, clock, jobs } = platform;

  route(app, platform, getRetention, async ({ actor }) => ({
    Result: 'Success' as const,
    Data: await database.tx(identity, async () => {
      const state = await policyState();
      return {
        ...state,
        holds: await listHolds(),
        departures: await listDepartures(platform, actor),
        due: await dueRecords(state.policy, clock.now()),
      };
    }),
  }));

  route(app, platform, changeRetention, async ({ input, actor }) => ({
    Result: 'Success' as const,
    Data: { id: await database.tx(identity, () => change(platform, actor, input)) },
  }));

  route(app, platform, exportOperation, async ({ input, actor, reply }) => {
    const { name, content, noteTaken } = await exportClient(platform, ports, input.client, actor);
    // Not of a response that is broken off, though all of the archive was made.
    reply.raw.once('finish', noteTaken);
    return asDownload(reply, { name, mime: 'application/zip' }).send(content);
  });

  jobs.define<{ client: string }>(eraseJob, ({ data, each }) =>
    eraseClient(platform, ports, data.client, { each }),
  );
  jobs.schedule({ name: 'retention.run', rhythm: { dailyAt: '01:42' } }, async (run) => {
    await run.each(await confirmedDepartures(platform), (id) => eraseClient(platform, ports, id, run));
    return runRetention(platform, ports, run);
  });
}

type Input = z.output<typeof changeRetention.request>;

/** Inside tx(). Answers the id of what was made. */
async function change(platform: Platform, actor: Actor, input: Input): Promise<string | null> {
  switch (input.action) {
    case 'save':
      await savePolicy(platform, actor, input.version, input.policy);
      return null;
    case 'place_hold':
      return placeHold(platform, actor, input);
    case 'lift_hold':
      await liftHold(platform, actor, input);
      return null;
    case 'request_departure':
      await requestDeparture(platform, actor, input);
      return null;
    case 'withdraw_departure':
      await withdrawDeparture(platform, actor, input.client);
      return null;
    case 'confirm_departure':
      await confirmDeparture(platform, actor, input.client);
      return platform.jobs.enqueue(eraseJob, { client: input.client }, { actorId: actor.userId });
  }
}
