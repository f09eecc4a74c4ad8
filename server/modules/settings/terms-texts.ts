import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

const texts = ['tnc', 'privacy', 'consentnotice'] as const;

/** The texts people agree to, open to everybody. */
export function registerTermsTexts(app: FastifyInstance) {
  for (const name of texts) {
    app.get(`/assets/${name}.txt`, async (_req, reply) => {
      const text = await readFile(new URL(`./terms/${name}.txt`, import.meta.url), 'utf8');
      return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(text);
    });
  }
}
