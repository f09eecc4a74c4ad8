import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../login/people.ts';

test('D3 nobody else’s page shows ours in a frame, where clicks could be stolen', async ({
  page,
  baseURL,
  noise,
}) => {
  noise.expect(/^console: (Refused to frame|Framing) /);
  const paths = ['/login', '/admin/login', '/pages/index', '/config.json'];
  const frame = (address: string) => `<iframe src="${address}"></iframe>`;
  const foreign = createServer((req, res) => {
    const body =
      req.url === '/own'
        ? '<p>Mine</p>'
        : [...paths.map((path) => baseURL + path), '/own'].map(frame).join('');
    res.setHeader('content-type', 'text/html').end(`<!doctype html>${body}`);
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  const { port } = foreign.address() as AddressInfo;
  try {
    await page.goto(`http://127.0.0.1:${port}/`);
    // The last frame shows that frames are shown.
    await expect(page.frameLocator('iframe >> nth=-1').getByText('Mine')).toBeVisible();
    for (const [at, path] of paths.entries()) {
      await expect.poll(() => page.frames()[at + 1]?.url(), { message: path }).toMatch(/^chrome-error:/);
      await expect(page.frameLocator(`iframe >> nth=${at}`).getByRole('textbox')).toHaveCount(0);
    }
  } finally {
    foreign.close();
  }
});
