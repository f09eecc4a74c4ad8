import { type Server, startServer } from '../support/servers/start-server.ts';
import { roomy } from './roomy.ts';

describe('a data directory', () => {
  let server: Server;

  beforeAll(async () => {
    server = await startServer({ env: roomy, durable: true });
  });
  afterAll(() => server.remove());

  test('refuses a second server, naming the first, which goes on', async () => {
    const second = startServer({ env: { ...roomy, DATA_DIR: server.dataDir } });
    await expect(second).rejects.toThrow(String(server.pid()));
    expect((await fetch(`${server.baseUrl}/health/ready`)).status).toBe(200);
  });

  test('is free again once its server was killed', async () => {
    await server.kill();
    await server.start();
    expect((await fetch(`${server.baseUrl}/health/ready`)).status).toBe(200);
  });

  test('is left in order by a server that is asked to end', async () => {
    expect(await server.terminate()).toBe(0);
    await server.start();
  });
});
