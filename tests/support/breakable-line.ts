import { connect, createServer, type Server, type Socket } from 'node:net';

export type Line = { url: string; silence(): void; cut(): void; close(): void };

/** A connection to the database that can fall silent: what is open stays open, and nothing passes any more. */
export async function openLine(target: string): Promise<Line> {
  const address = new URL(target);
  const folder = decodeURIComponent(address.hostname);
  const reach = () =>
    folder.startsWith('/')
      ? connect(`${folder}/.s.PGSQL.5432`)
      : connect(Number(address.port || 5432), folder);
  const open = new Set<Socket>();
  const server: Server = createServer((socket) => {
    const other = reach();
    for (const [one, far] of [
      [socket, other],
      [other, socket],
    ] as const) {
      open.add(one);
      one.on('data', (bytes) => far.write(bytes));
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
    close: () => server.close(),
  };
}
