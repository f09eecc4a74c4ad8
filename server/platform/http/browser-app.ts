import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { notFound } from '../errors.ts';
import { sendProblem } from './error-translator.ts';
import { cameThroughGateway, isReportPort } from './gateway.ts';
import { limitUnknown } from './limits/limits.ts';
import { giveForgeryToken } from './security/forgery.ts';
import { allowStyles } from './security/security-headers.ts';

const hashed = /\.[0-9a-f]{8,}\.(?:js|css|woff2?|png|svg|jpg|json)$|[-.][A-Za-z0-9_-]{8}\.(?:js|css|woff2?)$/;

/** The built application, and its page for every address that is no file and no API path. */
export async function serveBrowserApp(app: FastifyInstance, env: Env) {
  const index = join(env.distDir, 'index.html');
  const isBuilt = existsSync(index);
  if (!isBuilt) {
    app.log.warn(
      { distDir: env.distDir },
      'the browser application is not built: run npm run build, or set DIST_DIR',
    );
  }
  const kept = isBuilt ? await readFile(index, 'utf8') : '';
  const page = async (req: FastifyRequest, reply: FastifyReply) => {
    giveForgeryToken(req, reply, env);
    const html = withNonce(kept, allowStyles(reply));
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
  };
  if (isBuilt) {
    for (const path of ['/', '/index.html']) app.get(path, page);
    await app.register(fastifyStatic, {
      root: env.distDir,
      index: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      // With a route for each file, none has to be looked up among all of them at each request.
      wildcard: false,
      globIgnore: ['index.html', '**/*.br', '**/*.gz'],
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          hashed.test(path.replace(/\.(?:br|gz)$/, '')) ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
  }
  const prefixes = apiPrefixes(app);
  const withinLimit = limitUnknown(app);
  app.setNotFoundHandler(async (req, reply) => {
    await withinLimit(req);
    if (!isBuilt || !wantsPage(req, prefixes)) return sendProblem(req, reply, notFound());
    return page(req, reply);
  });
}

/** Where Vite's own code looks for it as well; config/patches/strict-styles.ts makes antd read it. */
const withNonce = (html: string, nonce: string) =>
  html.replace('<head>', `<head>\n<meta property="csp-nonce" nonce="${nonce}">`);

/** The first segment of every registered address: whatever else starts so is a mistake, not a page. */
function apiPrefixes(app: FastifyInstance) {
  const prefixes = new Set(['api', 'metrics', 'docs']);
  app.addHook('onRoute', ({ url }) => {
    const [first = ''] = url.split('/').filter(Boolean);
    if (first && first !== '*') prefixes.add(first);
  });
  return prefixes;
}

function wantsPage(req: FastifyRequest, prefixes: Set<string>) {
  if (req.method !== 'GET' && req.method !== 'HEAD') return false;
  if (isReportPort(req.raw) || cameThroughGateway(req)) return false;
  const path = req.url.split('?')[0] ?? '/';
  const segments = path.split('/').filter(Boolean);
  return !prefixes.has(segments[0] ?? '') && !(segments.at(-1) ?? '').includes('.');
}
