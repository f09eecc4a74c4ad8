import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from '../../errors.ts';
import { decodeText, parseJson } from './strict-json.ts';

const utf8 = /^"?utf-?8"?$/i;

/** JSON comes as application/json or text/plain; both pass the one strict parser. Any other charset, and any compression, is refused. */
export function readJsonOnly(app: FastifyInstance) {
  app.addContentTypeParser(
    ['application/json', 'text/plain'],
    { parseAs: 'buffer' },
    (req: FastifyRequest, body: Buffer) => parseJson(app, req, decodeText(body)),
  );
  app.addHook('onRequest', async (req) => {
    const type = req.headers['content-type']?.slice(0, 300) ?? '';
    const charsets = [...type.matchAll(/;\s*charset\s*=\s*([^;\s]+)/gi)].map(([, charset = '']) => charset);
    if (charsets.length > 1 || charsets.some((charset) => !utf8.test(charset)))
      throw problem('input.media_type', 'Send the text in UTF-8.');
    const encoding = req.headers['content-encoding'] ?? 'identity';
    if (encoding.toLowerCase() !== 'identity')
      throw problem('input.media_type', 'Send the body without compression.');
  });
}
