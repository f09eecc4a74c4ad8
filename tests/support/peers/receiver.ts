import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitFor } from '../servers/wait-for.ts';

export type Arrived = { path: string; headers: http.IncomingHttpHeaders; body: string };
type Receiver = {
  origin: string;
  arrived: Arrived[];
  /** What the next ones are answered, or will be; 204 when nothing is left. */
  answers: (number | Promise<number>)[];
  at(path: string, howMany?: number): Promise<Arrived[]>;
  close(): Promise<void>;
};

/** Somebody else's program, on a port of this machine. */
export async function startReceiver(port = 0): Promise<Receiver> {
  const arrived: Arrived[] = [];
  const answers: Receiver['answers'] = [];
  const server = http.createServer((req, res) => {
    let body = '';
    req.setEncoding('utf8');
    req.on('data', (part) => {
      body += part;
    });
    req.on('end', async () => {
      arrived.push({ path: req.url ?? '', headers: req.headers, body });
      res.writeHead(await (answers.shift() ?? 204)).end();
    });
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const those = (path: string) => arrived.filter((one) => one.path === path);
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    answers,
    at: (path, howMany = 1) =>
      waitFor(() => those(path).length >= howMany && those(path), { what: `${howMany} at ${path}` }),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
