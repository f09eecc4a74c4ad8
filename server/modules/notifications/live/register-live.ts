import type { FastifyInstance } from 'fastify';
import { LiveLimits } from '../../../../contract/limits.ts';
import { streamNotifications } from '../../../../contract/reports/registers.ts';
import { type Platform, route } from '../../../platform/index.ts';
import { createStreams } from './streams.ts';

/** Being told at once. The access token that opens a stream also ends it: who goes on shows a new one. */
export function mountLive(app: FastifyInstance, platform: Platform) {
  const streams = createStreams(platform);
  // A server that ends does not wait for those who only look on.
  app.addHook('preClose', async () => streams.close());

  route(app, platform, streamNotifications, async ({ actor, input, req, reply }) => {
    const { seconds = LiveLimits.seconds } = input;
    const left = (actor.accessUntil?.getTime() ?? 0) - platform.clock.now().getTime();
    reply.headers({
      'content-type': 'text/event-stream; charset=utf-8',
      // Kept open behind its end, the connection would hold up the end of the server.
      connection: 'close',
      // nginx would wait for more before it passes an event on.
      'x-accel-buffering': 'no',
    });
    // HEAD asks what GET would answer, and takes nothing.
    const asked = req.method === 'HEAD' ? 0 : seconds * 1000;
    return streams.open(actor, Math.max(0, Math.min(left, asked)));
  });
}
