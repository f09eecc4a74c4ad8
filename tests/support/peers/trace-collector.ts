import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitFor } from '../servers/wait-for.ts';

type Facts = Record<string, string | number>;
export type CollectedSpan = {
  traceId: string;
  id: string;
  parent: string;
  name: string;
  kind: number;
  facts: Facts;
  failed: boolean;
  resource: Facts;
};

/** A collector: takes OTLP over HTTP as protobuf, and reads it by the numbers of its fields. */
export async function startCollector() {
  const bodies: Buffer[] = [];
  /** By their ids: what was not heard to arrive is sent again. Read once each, since tests ask for them over and over. */
  const spans = new Map<string, CollectedSpan>();
  const headers: http.IncomingHttpHeaders[] = [];
  const server = http.createServer(async (req, res) => {
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(part as Buffer);
    if (req.url === '/v1/traces' && req.headers['content-type'] === 'application/x-protobuf') {
      const body = Buffer.concat(parts);
      bodies.push(body);
      headers.push(req.headers);
      for (const span of spansOf(body)) spans.set(span.id, span);
    }
    res.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const all = () => [...spans.values()];
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: all,
    headers,
    /** Everything that arrived, byte by byte. */
    bytes: () => Buffer.concat(bodies),
    span: (what: string, found: (span: CollectedSpan) => boolean) =>
      waitFor(() => all().find(found), { what: `the span of ${what}` }),
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function spansOf(body: Buffer): CollectedSpan[] {
  return parts(body, 1).flatMap((of) => {
    const resource = factsOf(parts(of, 1)[0] ?? Buffer.alloc(0), 1);
    return parts(of, 2)
      .flatMap((scope) => parts(scope, 2))
      .map((span) => ({ ...spanOf(span), resource }));
  });
}

const spanOf = (span: Buffer) => ({
  traceId: hex(span, 1),
  id: hex(span, 2),
  parent: hex(span, 4),
  name: String(parts(span, 5)[0] ?? ''),
  kind: numberOf(span, 6),
  facts: factsOf(span, 9),
  failed: parts(span, 15).some((status) => numberOf(status, 3) === 2),
});

function factsOf(message: Buffer, field: number): Facts {
  return Object.fromEntries(
    parts(message, field).map((pair) => {
      const value = parts(pair, 2)[0] ?? Buffer.alloc(0);
      const text = parts(value, 1)[0];
      return [String(parts(pair, 1)[0]), text ? String(text) : numberOf(value, 3)];
    }),
  );
}

const hex = (message: Buffer, field: number) => (parts(message, field)[0] ?? Buffer.alloc(0)).toString('hex');
const parts = (message: Buffer, field: number) =>
  fields(message).flatMap(([number, value]) => (number === field && Buffer.isBuffer(value) ? [value] : []));
const numberOf = (message: Buffer, field: number) =>
  Number(fields(message).find(([number, value]) => number === field && typeof value === 'bigint')?.[1] ?? 0);

function fields(message: Buffer): [number, Buffer | bigint][] {
  const found: [number, Buffer | bigint][] = [];
  let at = 0;
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message[at++] as number;
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  const take = (length: number) => {
    at += length;
    return message.subarray(at - length, at);
  };
  while (at < message.length) {
    const tag = Number(varint());
    const read = {
      0: varint,
      1: () => take(8).readBigUInt64LE(),
      2: () => take(Number(varint())),
      5: () => BigInt(take(4).readUInt32LE()),
    }[tag & 7];
    if (!read) throw new Error(`no such wire type: ${tag & 7}`);
    found.push([tag >> 3, read()]);
  }
  return found;
}
