import { connect, type Socket } from 'node:net';

/** One request as it goes over the line, the same each time: what the caller itself costs shall not count. */
export type Lean = { port: number; request: string };

/** The request of a signed-in person for a path, under the gateway's prefix. */
export function leanGet(baseUrl: string, access: string, path: string): Lean {
  const { host, port } = new URL(baseUrl);
  const lines = [`GET /api${path} HTTP/1.1`, `Host: ${host}`, `Authorization: Bearer ${access}`, '', ''];
  return { port: Number(port), request: lines.join('\r\n') };
}

/** Milliseconds of each call of so many callers without a pause. Throws for anything but 200. */
export async function callWithoutPause(
  { port, request }: Lean,
  callers: number,
  seconds: number,
): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const caller = async () => {
    const socket = connect({ port, host: 'localhost', noDelay: true });
    try {
      for (let at = performance.now(); at < end; at = performance.now()) {
        await answerOn(socket, request);
        times.push(performance.now() - at);
      }
    } finally {
      socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return times.sort((a, b) => a - b);
}

/** Sends one request and waits for the whole of its answer. */
function answerOn(socket: Socket, request: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let missing = Number.NaN;
    const over = (error?: Error) => {
      socket.off('data', take).off('error', over).off('close', closed);
      if (error) reject(error);
      else resolve();
    };
    const closed = () => over(new Error('The server closed the connection.'));
    const take = (part: Buffer) => {
      if (!Number.isNaN(missing)) missing -= part.length;
      else {
        parts.push(part);
        const all = Buffer.concat(parts);
        const headEnd = all.indexOf('\r\n\r\n');
        if (headEnd < 0) return;
        const head = all.toString('latin1', 0, headEnd);
        if (!head.startsWith('HTTP/1.1 200')) return over(new Error(`The server answered ${head}`));
        const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1]);
        missing = headEnd + 4 + length - all.length;
      }
      if (missing === 0) over();
    };
    socket.on('data', take).on('error', over).on('close', closed);
    socket.write(request);
  });
}
