import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform.ts';
import { limitUnknown } from '../limits/limits.ts';
import { scaled } from '../limits/route-limit.ts';

export const cspReportPath = '/csp-reports';

declare module 'fastify' {
  interface FastifyInstance {
    /** What browsers refused by the content security policy since the start, by directive. */
    cspReports: Map<string, number>;
  }
}

const directives = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'worker-src',
  'connect-src',
  'object-src',
  'frame-src',
  'media-src',
  'base-uri',
  'frame-ancestors',
  'form-action',
  'trusted-types',
  'require-trusted-types-for',
]);

/** Reports in one call; a browser sends few together. */
const MOST = 20;

/**
 * Counts the reports of browsers, in the older format and that of the Reporting API. Anybody can send one, so nothing
 * of it is kept but the name of a directive that exists.
 */
export function countCspReports(app: FastifyInstance, { env }: Pick<Platform, 'env'>) {
  app.decorate('cspReports', new Map<string, number>());
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: 64 * 1024 },
      async (_req: unknown, body: string) => namedDirectives(body),
    );
    const withinLimit = limitUnknown(scope, scaled(60, env));
    scope.post<{ Body?: string[] }>(cspReportPath, async (req, reply) => {
      await withinLimit(req);
      for (const directive of req.body ?? [])
        app.cspReports.set(directive, (app.cspReports.get(directive) ?? 0) + 1);
      return reply.status(204).send();
    });
  });
}

function namedDirectives(body: string): string[] {
  const reports = [readJson(body)].flat().slice(0, MOST);
  return reports.flatMap((report) => {
    const older = field(field(report, 'csp-report'), 'effective-directive', 'violated-directive');
    const named = field(field(report, 'body'), 'effectiveDirective') ?? older;
    const [directive = ''] = typeof named === 'string' ? named.split(' ') : [];
    return directives.has(directive) ? [directive] : [];
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}

const field = (value: unknown, ...names: string[]): unknown =>
  names.map((name) => Object(value)[name] as unknown).find((found) => found !== undefined);
