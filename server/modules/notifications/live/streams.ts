import { PassThrough, type Readable } from 'node:stream';
import { LiveLimits } from '../../../../contract/limits.ts';
import { type Actor, type Platform, problem } from '../../../platform/index.ts';
import { endOf, noticesOf } from './topics.ts';

/** So much waits for a reader who has stopped reading; then the stream ends, and they begin anew. */
const backlogBytes = 16_384;
const news = 'event: notices\ndata: {}\n\n';
const heartbeat = ': \n\n';

type Streams = {
  open(actor: Actor, milliseconds: number): Readable;
  close(): void;
};

/** The open streams of this server. They carry no content, so there is none that could reach the wrong person. */
export function createStreams({ signals }: Pick<Platform, 'signals'>): Streams {
  const open = new Map<string, Set<PassThrough>>();
  const all = () => [...open.values()].flatMap((streams) => [...streams]);
  const beat = setInterval(() => {
    for (const stream of all()) write(stream, heartbeat);
  }, LiveLimits.heartbeatSeconds * 1000).unref();

  return {
    open({ userId, sessionId }, milliseconds) {
      const those = open.get(userId) ?? new Set();
      if (those.size >= LiveLimits.streamsPerUser)
        throw problem(
          'rate.limited',
          'Too many windows are open. This one checks for notifications every 30 seconds instead.',
          {
            retryAfter: 60,
          },
        );
      const stream = new PassThrough();
      open.set(userId, those.add(stream));
      const end = () => stream.end();
      const timer = setTimeout(end, milliseconds);
      const stops = [
        signals.on(noticesOf(userId), () => write(stream, news)),
        signals.on(endOf(sessionId), end),
      ];
      stream.on('error', () => {});
      stream.on('close', () => {
        clearTimeout(timer);
        for (const stop of stops) stop();
        those.delete(stream);
        if (those.size === 0 && open.get(userId) === those) open.delete(userId);
      });
      write(stream, news);
      return stream;
    },
    close() {
      clearInterval(beat);
      for (const stream of all()) stream.end();
    },
  };
}

function write(stream: PassThrough, text: string) {
  if (stream.writableEnded || stream.destroyed) return;
  if (stream.writableLength + stream.readableLength > backlogBytes) stream.destroy();
  else stream.write(text);
}
