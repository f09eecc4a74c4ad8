import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env.ts';
import { problem } from '../../errors.ts';

type Places = Pick<Env, 'publicUrl' | 'baseUrl' | 'reportUrl' | 'allowedHosts'>;

/** The names under which this server is called: of its own addresses, of the machine itself, and what the operator adds. */
function knownHosts({ publicUrl, baseUrl, reportUrl, allowedHosts }: Places): Set<string> {
  const own = [publicUrl, baseUrl, reportUrl].flatMap((address) =>
    address ? new URL(address).hostname : [],
  );
  return new Set(['localhost', '127.0.0.1', '[::1]', ...own, ...allowedHosts]);
}

const nameOf = (host: string) => host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');

/**
 * A name that somebody else pointed at this server is not served: no page from there reads what is here. Probes of a
 * supervisor call by address.
 */
export function refuseUnknownHosts(app: FastifyInstance, env: Places) {
  const known = knownHosts(env);
  app.addHook('onRequest', async (req) => {
    if (req.url.startsWith('/health/') || known.has(nameOf(req.raw.headers.host ?? ''))) return;
    throw problem('host.unknown', 'This server doesn’t serve that host.');
  });
}
