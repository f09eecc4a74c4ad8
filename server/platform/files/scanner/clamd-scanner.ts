import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { problem } from '../../errors.ts';
import { inSpan } from '../../tracing/tracer.ts';
import { notAllowed } from '../refusals.ts';
import type { ScannerSettings } from './scanner-settings.ts';

/** Throws where a file on disk is infected, or where nobody could say that it is not. */
export type Scan = (path: string, name: string) => Promise<void>;

const SILENCE_MS = 60_000;
const longestReply = 4096;

/**
 * Asks clamd (INSTREAM: pieces with their length in four bytes, an empty one at the end, one line of answer). A scanner
 * that does not answer lets nothing pass.
 */
export function clamdScanner(settings: ScannerSettings): Scan {
  return async (path, name) => {
    const reply = await ask(settings, path).catch((cause: Error) => {
      throw notScanned(cause);
    });
    if (reply === 'stream: OK') return;
    const found = /^stream: .{1,300} FOUND$/.test(reply);
    throw found ? notAllowed(name, 'the virus scanner found something in it.') : notScanned(new Error(reply));
  };
}

function ask(settings: ScannerSettings, path: string): Promise<string> {
  const facts = { 'server.address': 'host' in settings ? settings.host : undefined };
  return inSpan('scan file', 'client', facts, () => exchange(settings, path));
}

function exchange(settings: ScannerSettings, path: string): Promise<string> {
  return new Promise((answer, refuse) => {
    const socket = connect({ ...settings, allowHalfOpen: true });
    let reply = '';
    const end = (error?: Error | null) => {
      const [line = '', ...more] = reply.split('\0');
      if (more.length > 0) answer(line.trim());
      else refuse(error ?? new Error('The scanner hung up without an answer.'));
      socket.destroy();
    };
    socket.setTimeout(SILENCE_MS, () => end(new Error('The scanner fell silent.')));
    socket.on('data', (data) => {
      reply += data.toString('latin1');
      if (reply.includes('\0') || reply.length > longestReply) end();
    });
    socket.on('end', () => end());
    socket.on('error', end);
    send(socket, path).catch(end);
  });
}

/** It may answer and hang up before everything was sent: what it said is in what it sent. */
async function send(socket: Socket, path: string) {
  const closed = new Promise((done) => socket.once('close', done));
  for await (const piece of inPieces(path)) {
    if (socket.destroyed) return;
    if (!socket.write(piece)) await Promise.race([new Promise((done) => socket.once('drain', done)), closed]);
  }
}

async function* inPieces(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    yield lengthOf(piece.length);
    yield piece;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

const notScanned = (cause: Error) =>
  problem(
    'server.busy',
    'Files can’t be checked for viruses right now. Try again in a moment.',
    { retryAfter: 30 },
    cause,
  );
