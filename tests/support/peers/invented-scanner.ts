import { createServer, type Socket } from 'node:net';

/** Enough of clamd to be asked: reads INSTREAM and answers by what came. */
export async function startScanner(answer: (content: Buffer, socket: Socket) => string | null) {
  const seen: Buffer[] = [];
  const server = createServer((socket) => {
    let got = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (data) => {
      got = Buffer.concat([got, data]);
      const content = contentOf(got);
      if (!content) return;
      seen.push(content);
      const said = answer(content, socket);
      if (said !== null) socket.end(`${said}\0`);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address() as { port: number };
  return {
    settings: { host: '127.0.0.1', port: address.port },
    seen,
    close: () => new Promise((done) => server.close(done)),
  };
}

const command = 'zINSTREAM\0';

/** What was sent, once it is complete. */
function contentOf(got: Buffer): Buffer | null {
  if (got.length < command.length) return null;
  if (got.subarray(0, command.length).toString('latin1') !== command) throw new Error('Not INSTREAM.');
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= got.length; ) {
    const length = got.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    if (at + 4 + length > got.length) return null;
    pieces.push(got.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
