import type { FastifyInstance } from 'fastify';
import { decideSecondLook, getSecondLooks } from '../../../../contract/screening/second-looks.ts';
import { type Platform, route } from '../../../platform/index.ts';
import { decideLook } from './decide-look.ts';
import { listLooks } from './list-looks.ts';

export function registerSecondLooks(app: FastifyInstance, platform: Platform) {
  const { database, clock } = platform;
  route(app, platform, getSecondLooks, async ({ actor, input }) => ({
    Result: 'Success',
    ...(await database.tx({ kind: 'firm' }, () => listLooks(actor, clock.calendar, input.months))),
  }));

  route(app, platform, decideSecondLook, async ({ actor, input }) => ({
    Result: 'Success',
    Data: await decideLook(platform, input, actor),
  }));
}
