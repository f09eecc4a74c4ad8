import type { FastifyInstance } from 'fastify';
import { problem } from '../../errors.ts';
import type { Platform } from '../../platform.ts';

const path = '/.well-known/security.txt';
const VALID_DAYS = 180;

/** Whom to tell of a weakness (RFC 9116). A contact that is no mail or web address cannot stand in it: then there is no file. */
export function serveSecurityContact(app: FastifyInstance, { env, clock }: Pick<Platform, 'env' | 'clock'>) {
  const contact = contactAddress(env.support);
  app.get(path, async (_req, reply) => {
    if (!contact) throw problem('not_found', 'No security contact is named.');
    const expires = new Date(clock.now().getTime() + VALID_DAYS * 86_400_000);
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires.toISOString().replace(/\.\d+/, '')}`,
      'Preferred-Languages: en',
      ...(env.publicUrl ? [`Canonical: ${env.publicUrl}${path}`] : []),
    ];
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}

function contactAddress(support: string): string | undefined {
  if (/\s/.test(support)) return undefined;
  const [name, host, ...more] = support.split('@');
  if (name && host?.includes('.') && more.length === 0 && !support.includes(':')) return `mailto:${support}`;
  const isAddress = support.startsWith('https://') || support.startsWith('mailto:');
  return isAddress && URL.canParse(support) ? new URL(support).href : undefined;
}
