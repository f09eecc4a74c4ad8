import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { type Cast, gatherCast } from '../support/people/cast.ts';
import { type Server, startServer } from '../support/servers/start-server.ts';
import { waitFor } from '../support/servers/wait-for.ts';
import { roomy } from './roomy.ts';

const path = '/api/reports/v1.0/requestdetails';
const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(8 * 1024 * 1024)]);
const head = Buffer.from(
  '--b\r\ncontent-disposition: form-data; name="data"\r\n\r\n{"intake":{"legalName":"Kestrel","entityType":"organisation"}}\r\n' +
    '--b\r\ncontent-disposition: form-data; name="files"; filename="accounts.pdf"\r\ncontent-type: application/pdf\r\n\r\n',
);
const tail = Buffer.from('\r\n--b--\r\n');

describe('an upload that breaks off', () => {
  let server: Server;
  let cast: Cast;

  beforeAll(async () => {
    server = await startServer({ env: { ...roomy, SHUTDOWN_SECONDS: '1' }, durable: true });
    cast = await gatherCast(server);
    await cast.client.send('/config.json');
  });
  afterAll(() => server.remove());

  /** Sends half of the file and keeps the line open. */
  function sendHalf() {
    const { cookies, access } = cast.client;
    const sending = request(`${server.baseUrl}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${access}`,
        cookie: cookies.header(),
        origin: server.baseUrl,
        'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': head.length + content.length + tail.length,
      },
    });
    // The line breaks on purpose.
    sending.on('error', () => {});
    sending.write(head);
    sending.write(content.subarray(0, content.length / 2));
    return sending;
  }
  const unfinished = async () => (await readdir(join(server.dataDir, 'files/tmp'))).length;
  const stored = async () => {
    const found = await readdir(join(server.dataDir, 'files'), { recursive: true, withFileTypes: true });
    return found.filter((entry) => entry.isFile()).length;
  };
  const requests = async () => (await cast.client.call('GET /reports/v1.0/requestdetails', {})).total;
  const begun = () => waitFor(async () => (await unfinished()) === 1, { what: 'the upload to begin' });

  test('because its sender went away leaves no row and no file', async () => {
    const sending = sendHalf();
    await begun();
    sending.destroy();
    await waitFor(async () => (await stored()) === 0, { what: 'the file to go' });
    expect(await requests()).toBe(0);
  });

  test('because the server is told to end does not keep it: exit 0, the database closed, no row and no file', async () => {
    const sending = sendHalf();
    await begun();
    expect(await server.terminate()).toBe(0);
    expect(server.log()).not.toContain('killed by timeout');
    sending.destroy();
    await server.start();
    expect([await stored(), await requests()]).toEqual([0, 0]);
  });

  test('because the server was killed leaves no row and, after its start, no file; sent again it arrives', async () => {
    sendHalf();
    await begun();
    await server.kill();
    expect(await unfinished()).toBe(1);
    await server.start();
    expect(await stored()).toBe(0);
    expect(await requests()).toBe(0);

    const { Data } = await cast.client.call(
      'POST /reports/v1.0/requestdetails',
      { intake: { legalName: 'Kestrel', entityType: 'organisation' } },
      [{ name: 'accounts.pdf', content: new Uint8Array(content), type: 'application/pdf' }],
    );
    expect(Data.files).toMatchObject([{ name: 'accounts.pdf', size: content.length }]);
    expect([await requests(), await stored()]).toEqual([1, 1]);
  });
});
