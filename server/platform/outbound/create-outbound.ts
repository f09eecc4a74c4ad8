import { lookup } from 'node:dns/promises';
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { type Readable, Transform } from 'node:stream';
import ipaddr from 'ipaddr.js';
import { guardedLookup, notAllowed, type Resolve } from './guarded-lookup.ts';
import { OutboundFailure } from './outbound-failure.ts';

export type OutboundCall = {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** For everything, the body of the answer included. */
  timeMs?: number;
  maxBytes?: number;
};
/** Any status but a redirect. The body fails when it grows too large or takes too long; whoever does not want it destroys it. */
type OutboundAnswer = { status: number; headers: IncomingHttpHeaders; body: Readable };

export interface Outbound {
  /** Refuses what can be refused by the look of it; the rest is seen when the call connects. */
  check(url: string): URL;
  fetch(call: OutboundCall): Promise<OutboundAnswer>;
}

type OutboundOptions = {
  /** Origins that may be private, or http, because the operator says so. */
  allow: readonly string[];
  resolve?: Resolve;
  /** Certificates that count beside the well-known ones. */
  ca?: string;
};

const redirects = new Set([300, 301, 302, 303, 305, 307, 308]);
const everyAddress: Resolve = (host) => lookup(host, { all: true });

/** Calls to addresses that people typed in. Nothing else of the server may call them. */
export function createOutbound({ allow, resolve = everyAddress, ca }: OutboundOptions): Outbound {
  const isNamed = (url: URL) => allow.includes(url.origin);
  const mayConnect = (url: URL) => (address: string) =>
    isPublicAddress(address) || (isNamed(url) && isOwnNetwork(address));

  function check(text: string): URL {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (!url || (url.protocol !== 'https:' && !isNamed(url)) || url.username || url.password)
      throw new OutboundFailure('not_allowed', 'Use a full https address without user and password.');
    const host = bare(url);
    if (isIP(host) && !mayConnect(url)(host)) throw notAllowed(host);
    return url;
  }

  return {
    check,
    async fetch({ url: text, method = 'GET', headers, body, timeMs = 5000, maxBytes = 5_000_000 }) {
      const url = check(text);
      const { request } = url.protocol === 'https:' ? https : http;
      const capped = capAt(maxBytes, url.host);
      return new Promise((answer, refuse) => {
        const req = request(url, {
          method,
          headers: { 'user-agent': 'Prudence', 'accept-encoding': 'identity', ...headers },
          // A connection of its own: none is kept that was checked for somebody else.
          agent: false,
          lookup: guardedLookup(resolve, mayConnect(url)),
          ...(ca && { ca }),
        });
        const fail = (error: Error) => {
          const failure = inWords(error, url.host);
          req.destroy();
          capped.destroy(failure);
          refuse(failure);
        };
        const late = () => fail(new OutboundFailure('timeout', `${url.host} took longer than ${timeMs} ms.`));
        const deadline = setTimeout(late, timeMs);
        // Whoever waits for the answer hears it by the promise, whoever reads by the body.
        capped.on('error', () => {});
        capped.on('close', () => {
          clearTimeout(deadline);
          req.destroy();
        });
        req.on('error', fail);
        req.on('response', (res: IncomingMessage) => {
          const { statusCode: status = 0, headers: got } = res;
          if (redirects.has(status)) return fail(redirected(url.host));
          if (Number(got['content-length'] ?? 0) > maxBytes) return fail(tooLarge(maxBytes, url.host));
          res.on('error', fail).pipe(capped);
          answer({ status, headers: got, body: capped });
        });
        req.end(body);
      });
    },
  };
}

const bare = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

function capAt(maxBytes: number, host: string) {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > maxBytes) done(tooLarge(maxBytes, host));
      else done(null, chunk);
    },
  });
}

const tooLarge = (maxBytes: number, host: string) =>
  new OutboundFailure('too_large', `${host} answered with more than ${maxBytes} bytes.`);
const redirected = (host: string) =>
  new OutboundFailure('redirect', `${host} redirects elsewhere, which is not followed.`);

function inWords(error: Error, host: string): OutboundFailure {
  if (error instanceof OutboundFailure) return error;
  const { code } = error as NodeJS.ErrnoException;
  return new OutboundFailure('unreachable', `${host} cannot be reached${code ? ` (${code})` : ''}.`, error);
}

/** The whole body, for those that are small. */
export async function bytesOf({ body }: Pick<OutboundAnswer, 'body'>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** What only the operator's own network can be, and may be where the operator names the place. */
const ownNetwork = new Set(['loopback', 'private', 'uniqueLocal', 'carrierGradeNat']);

/** Whether an address belongs to the open internet; whatever a network keeps for itself does not. */
export function isPublicAddress(text: string): boolean {
  const address = parsed(text);
  if (address?.range() !== 'unicast') return false;
  // Of IPv6 only 2000::/3 is given out: the rest holds addresses of IPv4 in disguise.
  return !(address instanceof ipaddr.IPv6) || (address.parts[0] as number) >> 13 === 1;
}

/** An address of the own network, never one of a machine's surroundings such as 169.254.169.254. */
function isOwnNetwork(text: string): boolean {
  return ownNetwork.has(parsed(text)?.range() ?? '');
}

/** `::ffff:127.0.0.1` is 127.0.0.1. */
const parsed = (text: string) => (ipaddr.isValid(text) ? ipaddr.process(text) : null);
