import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type StoryStep, stepsDoneAt, stepsDoneBy, stories } from './steps.ts';

const here = import.meta.dirname;

/** Steps that each person has done since the demo started, by username. */
type Progress = Map<string, Set<string>>;

/**
 * Adds the guided story to the demo: a script on every page that shows the panel, and an ear for what people do. None
 * of it is part of the built application.
 */
export async function serveStory(app: FastifyInstance) {
  const script = await panelScript();
  const progress: Progress = new Map();
  app.get('/demo/story.js', async (_req, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  app.get<{ Querystring: { of?: string; at?: string } }>('/demo/story', async (req, reply) => {
    const { of = '', at = '' } = req.query;
    tick(progress, of, stepsDoneAt(of, at));
    return reply.header('cache-control', 'no-store').send([...(progress.get(of) ?? [])]);
  });
  app.addHook('onSend', async (req, reply, payload) => {
    if (reply.statusCode < 400) note(progress, req);
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    return isPage && typeof payload === 'string' ? withScript(payload) : payload;
  });
}

const withScript = (html: string) =>
  html.replace('</head>', '<script defer src="/demo/story.js"></script></head>');

function note(progress: Progress, req: FastifyRequest) {
  const { username = '' } = req.actor ?? {};
  const heard = `${req.method} ${req.routeOptions.url}`;
  const input = (req.method === 'GET' ? req.query : req.body) as Record<string, unknown> | undefined;
  tick(progress, username, stepsDoneBy(username, heard, input ?? {}));
}

function tick(progress: Progress, username: string, steps: readonly string[]) {
  if (steps.length > 0) progress.set(username, new Set([...(progress.get(username) ?? []), ...steps]));
}

async function panelScript() {
  const links = Object.entries(stories).map(([username, steps]) => [username, steps.map(withoutRule)]);
  const { outputFiles } = await build({
    entryPoints: [path.join(here, 'panel/show-story.ts')],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
    define: {
      STORY_STEPS: JSON.stringify(Object.fromEntries(links)),
      STORY_STYLES: JSON.stringify(readFileSync(path.join(here, 'panel/panel.css'), 'utf8')),
    },
  });
  return outputFiles[0]?.text ?? '';
}

const withoutRule = ({ id, link }: StoryStep) => ({ id, link });
