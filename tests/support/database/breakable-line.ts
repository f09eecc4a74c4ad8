import { connect, createServer, type Server, type Socket } from 'node:net';

export type Line = {
  url: string;
  /** What is open stays open, and nothing passes any more. */
  silence(): void;
  cut(): void;
  /** Once, when this text is sent to the database: what goes before it arrives. */
  cutBefore(text: string): void;
  /** Once, what is sent to the database instead of a text of the same length. */
  replaceOnce(text: string, by: string): void;
  close(): void;
};

/** A connection to the database on which faults can be injected. */
export async function openLine(target: string): Promise<Line> {
  const address = new URL(target);
  const folder = decodeURIComponent(address.hostname);
  const reach = () =>
    folder.startsWith('/')
      ? connect(`${folder}/.s.PGSQL.5432`)
      : connect(Number(address.port || 5432), folder);
  const open = new Set<Socket>();
  let end: string | undefined;
  let replaced: [text: string, by: string] | undefined;
  const sendOn = (bytes: Buffer, from: Socket, far: Socket) => {
    // Latin 1 has a character for each byte.
    let text = bytes.toString('latin1');
    if (replaced && text.includes(replaced[0])) {
      text = text.replace(...replaced);
      replaced = undefined;
    }
    if (end && text.includes(end)) {
      far.end(text.slice(0, text.indexOf(end)), 'latin1', () => from.destroy());
      end = undefined;
    } else far.write(text, 'latin1');
  };
  const server: Server = createServer((socket) => {
    const other = reach();
    socket.on('data', (bytes) => sendOn(bytes, socket, other));
    other.on('data', (bytes) => socket.write(bytes));
    for (const [one, far] of [
      [socket, other],
      [other, socket],
    ] as const) {
      open.add(one);
      one.on('error', () => far.destroy());
      one.on('close', () => far.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `postgres://${address.username}@127.0.0.1:${port}${address.pathname}`,
    silence() {
      for (const socket of open) socket.removeAllListeners('data').pause();
      open.clear();
    },
    cut() {
      for (const socket of open) socket.destroy();
    },
    cutBefore(text) {
      end = text;
    },
    replaceOnce(text, by) {
      replaced = [text, by];
    },
    close: () => server.close(),
  };
}
