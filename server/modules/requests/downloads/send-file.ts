import type { FastifyReply } from 'fastify';
import { fileNameFor } from './file-name.ts';

type Sent = {
  name: string;
  mime: string;
  /** Where it is known: what broke off on the way is then no complete file to anybody. */
  size?: number;
};

/** Headers of a file that is saved, never shown. */
export function asDownload(reply: FastifyReply, { name, mime, size }: Sent) {
  const safe = fileNameFor(name);
  if (size !== undefined) reply.header('content-length', size);
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
