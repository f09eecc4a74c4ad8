import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Env } from '../../env.ts';

type ParserError = Error & { code?: string };

/** By Node's own codes; everything else could not be read. */
const answers: Record<string, { status: number; code: string; words: string }> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'input.too_large',
    words: 'The headers of the request are too large.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'input.malformed', words: 'The request took too long.' },
};
const unreadable = {
  status: 400,
  code: 'input.malformed',
  words: 'The server couldn’t read what was sent. Reload the page and try again.',
};

/**
 * What is refused before there is a request: in the shape of every refusal, with the headers that need no request. The
 * connection ends with it.
 */
export function answerParserError(error: ParserError, socket: Socket, env: Pick<Env, 'publicUrl'>) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
  const { status, code, words } = answers[error.code ?? ''] ?? unreadable;
  const body = JSON.stringify({ Result: 'Failed', Data: words, code, id: randomUUID() });
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    ...(env.publicUrl?.startsWith('https://') && { 'strict-transport-security': 'max-age=31536000' }),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}
