import { expect, test } from '../support/browser-test.ts';
import { listenForNoise } from '../support/page-noise.ts';

test('D2 no text becomes markup or a script: what the policy refuses is heard, and would fail any test', async ({
  page,
  context,
  noise,
}) => {
  noise.expect(/Trusted|Content Security Policy/);
  const own = listenForNoise(context);
  await page.goto('/login');
  await expect(page.getByRole('button').first()).toBeVisible();
  expect(own.heard()).toEqual([]);
  const refused = await page.evaluate(() => {
    const attempt = (write: () => void) => {
      try {
        write();
        return 'taken';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const box = document.createElement('div');
    return [
      attempt(() => box.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>')),
      attempt(() => new Worker('https://elsewhere.example/worker.js')),
      attempt(() => box.insertAdjacentHTML('beforeend', 'a { color: red }')),
      box.childElementCount,
    ];
  });
  expect(refused).toEqual(['TypeError', 'TypeError', 'taken', 0]);
  await expect.poll(() => own.heard().length).toBeGreaterThanOrEqual(2);
});
