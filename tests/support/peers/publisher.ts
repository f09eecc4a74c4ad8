import http from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { body: string | Buffer; status?: number; headers?: http.OutgoingHttpHeaders };
export type Publisher = {
  origin: string;
  /** What is answered from now on at a path. */
  publish(path: string, answer: Answer): void;
  asked: { path: string; headers: http.IncomingHttpHeaders }[];
  close(): Promise<void>;
};

/** Somebody who publishes files on a port of this machine; a file with an ETag is not sent twice. */
export async function startPublisher(): Promise<Publisher> {
  const answers = new Map<string, Answer>();
  const asked: Publisher['asked'] = [];
  const server = http.createServer(({ url = '', headers: sent }, res) => {
    asked.push({ path: url, headers: sent });
    const { body = 'nothing here', status = 404, headers = {} } = answers.get(url) ?? {};
    const known = headers.etag !== undefined && sent['if-none-match'] === headers.etag;
    if (known) res.writeHead(304).end();
    else res.writeHead(status, { 'content-type': 'application/xml', ...headers }).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish: (path, answer) => answers.set(path, { status: 200, ...answer }),
    asked,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

type Item = { title: string; text: string; link?: string; day?: string; guid?: string };
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A feed as RSS 2.0 has it. */
export const rss = (items: readonly Item[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Harbour Gazette</title>${items
    .map(
      ({ title, text, link, day, guid }) =>
        `<item><title>${escaped(title)}</title><description>${escaped(text)}</description>${
          link ? `<link>${escaped(link)}</link>` : ''
        }${day ? `<pubDate>${new Date(day).toUTCString()}</pubDate>` : ''}<guid isPermaLink="false">${escaped(
          guid ?? link ?? title,
        )}</guid></item>`,
    )
    .join('')}</channel></rss>`;
