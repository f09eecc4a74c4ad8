import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Env } from '../../env.ts';
import { cspReportPath } from './csp-reports.ts';

const header = 'content-security-policy';
const styles = "style-src 'self'";

/** Answers what the style sheets that this answer's page writes itself must carry: another value each time. */
export function allowStyles({ raw }: FastifyReply): string {
  const nonce = randomBytes(16).toString('base64');
  raw.setHeader(header, String(raw.getHeader(header)).replace(styles, `${styles} 'nonce-${nonce}'`));
  return nonce;
}

/** Nothing inline but what allowStyles lets in, nothing from elsewhere. */
export async function setSecurityHeaders(app: FastifyInstance, env: Env) {
  const isHttps = env.publicUrl?.startsWith('https://') ?? false;
  // Served to others, the page has no business on the reader's own machine: a port that nobody named stays out.
  const reachable = [...new Set([env.baseUrl, env.reportUrl])]
    .map((address) => new URL(address))
    .filter(({ hostname }) => !isHttps || hostname !== 'localhost')
    .map(({ origin }) => origin);
  const signIn = env.sso ? [new URL(env.sso.authorizeUrl ?? env.sso.issuer).origin] : [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        workerSrc: ["'self'"],
        connectSrc: ["'self'", ...reachable],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'", ...signIn],
        // src/shared/trusted-types.ts says what may become markup.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default'],
        // Firefox and Safari read the older of the two.
        reportUri: [cspReportPath],
        reportTo: ['csp'],
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_req, reply) => {
    reply.header('reporting-endpoints', `csp="${cspReportPath}"`);
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  });
}
