import type { FastifyRequest } from 'fastify';
import { problem } from '../../errors.ts';

/** What a proxy and this server could read in two ways, and what comes from a connection that is gone. */
export function refuseUnclear({ raw }: FastifyRequest) {
  // Without an address nothing can be counted, and nobody is left to be answered.
  if (raw.socket.destroyed) throw problem('input.malformed', 'The request could not be read.');
  const hosts = raw.rawHeaders.filter((header, at) => at % 2 === 0 && header.toLowerCase() === 'host');
  if (hosts.length > 1) throw problem('input.malformed', 'The request names two hosts.');
}
