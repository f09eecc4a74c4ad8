import type { FastifyReply } from 'fastify';
import { fileNameFor } from './file-name.ts';

/** Headers of a file that is saved, never shown. */
export function asDownload(reply: FastifyReply, name: string, mime: string) {
  const safe = fileNameFor(name);
  return reply
    .header('content-type', mime)
    .header(
      'content-disposition',
      `attachment; filename="${safe}"; filename*=UTF-8''${encodeURIComponent(safe)}`,
    )
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', 'no-store');
}
