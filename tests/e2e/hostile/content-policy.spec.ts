import { listenForNoise } from '../../support/pages/page-noise.ts';
import { openAs } from '../../support/people/take-seat.ts';
import { expect, test } from '../login/people.ts';

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

test('D2 a style sheet without the nonce of its page is refused, and so is a style attribute', async ({
  page,
  context,
  admin,
  noise,
}) => {
  noise.expect(/Content Security Policy/);
  const own = listenForNoise(context);
  await page.route('**/pages/index', async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace('</head>', '<style>body { outline: 7px solid }</style></head>')
      .replace('<body>', '<body style="border-top: 7px solid">');
    await route.fulfill({ response, body: html });
  });
  await openAs(page, admin);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => own.heard().length).toBeGreaterThanOrEqual(2);
  const { injected, taken } = await page.evaluate(() => {
    const sheet = document.createElement('style');
    sheet.textContent = 'body { column-rule: 7px solid }';
    document.head.append(sheet);
    const box = document.createElement('p');
    box.setAttribute('style', 'border-left: 7px solid');
    document.body.append(box);
    const { outlineWidth, borderTopWidth, columnRuleWidth } = getComputedStyle(document.body);
    const ours = [...document.querySelectorAll<HTMLStyleElement>('style[data-rc-order]')];
    return {
      injected: [outlineWidth, borderTopWidth, columnRuleWidth, getComputedStyle(box).borderLeftWidth],
      taken: ours.map(({ sheet }) => sheet !== null),
    };
  });
  expect(injected).not.toContain('7px');
  expect(taken.length).toBeGreaterThan(0);
  expect(taken).not.toContain(false);
});
