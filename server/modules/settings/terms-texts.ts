import type { FastifyInstance } from 'fastify';
import { TERMS_TEXTS } from '../../../contract/words.ts';
import type { Platform } from '../../platform/index.ts';
import { termsText } from '../identity/index.ts';

/** The texts people agree to, as they are in force, open to everybody. */
export function registerTermsTexts(app: FastifyInstance, { database }: Platform) {
  for (const name of TERMS_TEXTS) {
    app.get(`/assets/${name}.txt`, async (_req, reply) => {
      const text = await database.tx({ kind: 'system' }, () => termsText(name));
      return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(text);
    });
  }
}
