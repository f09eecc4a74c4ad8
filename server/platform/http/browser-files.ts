import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';

/** What the build writes: letters, digits and a few signs, and no name that begins with a dot. */
const filePath = /^(?:\/[\w-][\w.-]*)+$/;
const hashed = /\.[0-9a-f]{8,}\.(?:js|css|woff2?|png|svg|jpg|json)$|[-.][A-Za-z0-9_-]{8}\.(?:js|css|woff2?)$/;
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};
/** Written beside a file by scripts/compress.ts; the first that the browser accepts is the smallest. */
const encodings = { br: '.br', gzip: '.gz', identity: '' } as const;
type Encoding = keyof typeof encodings;
type Form = { encoding: Encoding; body: Buffer; etag: string };

/**
 * Answers files of the built application. A page asks for a hundred of them at once, so in production each is read
 * once and stays in memory. While somebody develops, a new build shows without a new start.
 */
export function browserFiles({ distDir, production }: Pick<Env, 'distDir' | 'production'>) {
  const kept = new Map<string, Form[]>();

  async function formsOf(path: string): Promise<Form[]> {
    const known = kept.get(path);
    if (known) return known;
    const names = Object.entries(encodings) as [Encoding, string][];
    const read = await Promise.all(
      names.map(async ([encoding, extension]) => {
        const body = await readFile(join(distDir, path + extension)).catch(unlessMissing);
        const etag = body && `"${createHash('sha256').update(body).digest('base64url')}"`;
        return body && etag ? [{ encoding, body, etag }] : [];
      }),
    );
    const forms = read.flat();
    // What does not exist is not remembered: anybody can invent addresses.
    if (production && forms.length > 0) kept.set(path, forms);
    return forms;
  }

  /** Null where there is no such file. */
  return async (req: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | null> => {
    const [path = ''] = req.url.split('?');
    if (!filePath.test(path) || !extname(path)) return null;
    const forms = await formsOf(path);
    const accepted = acceptedEncodings(req.headers['accept-encoding']);
    const form = forms.find(({ encoding }) => encoding === 'identity' || accepted.has(encoding));
    if (!form) return null;
    const { encoding, body, etag } = form;
    reply
      .type(types[extname(path)] ?? 'application/octet-stream')
      .header('vary', 'Origin, Accept-Encoding')
      .header('cache-control', hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
      .header('etag', etag);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return req.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(body);
  };
}

/** Those that the header names, without what it refuses by a weight of zero. */
function acceptedEncodings(header: string | string[] | undefined): Set<string> {
  const named = String(header ?? '')
    .toLowerCase()
    .replaceAll(' ', '')
    .split(',')
    .map((part) => part.split(';q='));
  return new Set(named.filter(([, weight]) => Number(weight ?? 1) > 0).map(([name = '']) => name));
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (['ENOENT', 'EISDIR', 'ENOTDIR'].includes(error.code ?? '')) return null;
  throw error;
}
