import { expect, test } from '../../support/pages/browser-test.ts';
import { signInToDemo } from '../../support/people/sign-in-to-demo.ts';
import { visit } from '../shell/visit.ts';

test.use({ program: 'mock/main.ts' });

test('the cards of Home end where their content ends', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInToDemo(page, server, 'allocator');
  await expect(page.getByRole('heading', { name: 'Recent reports' })).toBeVisible();
  const holes = await page.locator('#content section:has(> h2)').evaluateAll((sections) =>
    sections.flatMap((card) => {
      const ends = [...card.querySelectorAll('li, tr')].map((row) => row.getBoundingClientRect().bottom);
      const hole = card.getBoundingClientRect().bottom - Math.max(...ends);
      return ends.length > 0 ? [{ card: card.querySelector('h2')?.textContent, hole }] : [];
    }),
  );
  expect(holes.length).toBeGreaterThan(3);
  expect(holes.filter(({ hole }) => hole > 40)).toEqual([]);
});

for (const { who, address } of [
  { who: 'allocator', address: '/pages/index' },
  { who: 'client', address: '/pages/index' },
  { who: 'allocator', address: '/pages/client-overview-dashboard' },
])
  test(`each name at ${address} stays on one line with its rating and its day or country, for ${who}`, async ({
    page,
    server,
  }) => {
    await signInToDemo(page, server, who, { address });
    const rows = page.locator('#content section li:has([data-risk])');
    await expect(rows.first()).toBeVisible();
    for (const width of [1366, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const outOfLine = () =>
        rows.evaluateAll((all) =>
          all
            .filter((row) => {
              const parts = [...row.children].map((part) => part.getBoundingClientRect());
              const middles = parts.map(({ top, bottom }) => (top + bottom) / 2);
              const isWrapped = Math.max(...middles) - Math.min(...middles) > 4;
              const edge = row.getBoundingClientRect().right;
              return isWrapped || parts.some(({ right }) => right > edge + 1);
            })
            .map(({ textContent }) => textContent),
        );
      await expect.poll(outOfLine, { message: `${width} px` }).toEqual([]);
      // A name of up to 50 letters, while its row has empty room.
      const cutInVain = () =>
        rows.evaluateAll((all) =>
          all
            .filter((row) => {
              const name = row.querySelector('a[title]');
              const taken = [...row.children].reduce(
                (sum, part) => sum + part.getBoundingClientRect().width,
                0,
              );
              const room = row.getBoundingClientRect().width - taken - 12 * row.children.length;
              const isCut = name && name.scrollWidth > name.clientWidth + 1;
              return isCut && (name.textContent ?? '').length <= 50 && room > 60;
            })
            .map(({ textContent }) => textContent),
        );
      await expect.poll(cutInVain, { message: `${width} px` }).toEqual([]);
    }
  });

test('on a phone what waits for somebody is seen without scrolling', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInToDemo(page, server, 'allocator');
  const first = page.locator('[data-tour="work"] li').first();
  await expect(first).toBeVisible();
  const box = await first.boundingBox();
  expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThan(844);
});

for (const who of ['client', 'clientuser', 'allocator', 'drafter', 'admin'])
  test(`each figure of Home leads ${who} to a list that says which view it shows`, async ({
    page,
    server,
  }) => {
    await signInToDemo(page, server, who);
    const figures = page.locator('#content ul:has(> li) a[href*="view="]');
    await expect(figures.first()).toBeVisible();
    const addresses = await figures.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    for (const address of new Set(addresses)) {
      await visit(page, address);
      await expect(page.getByRole('radio', { checked: true }).first(), address).toBeAttached();
    }
  });

test('a released request opens on its sealed report for the firm', async ({ page, server }) => {
  const allocator = await signInToDemo(page, server, 'allocator');
  const { Data } = await allocator.call('GET /reports/v1.0/requestdetails', { status: ['released'] });
  const [released] = Data;
  await page.goto(`/pages/requestanalysis?client=${released?.clientId}&request=${released?.id}`);
  const report = page.getByRole('article', { name: new RegExp(`^Report ${released?.number}, version`) });
  await expect(report).toBeVisible();
  await expect(report.getByRole('button', { name: 'Download PDF' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Relationship decision' })).toHaveCount(0);
});

test('no row of tiles ends in a hole, however many tiles there are and however wide the page is', async ({
  page,
  server,
}) => {
  await signInToDemo(page, server, 'client', { address: '/pages/client-overview-dashboard' });
  const tiles = page.locator('#content ul').first();
  await expect(tiles.getByRole('listitem')).toHaveCount(5);
  const holes = () =>
    tiles.evaluate((list) => {
      const ends = new Map<number, number>();
      for (const tile of list.children) {
        const { top, right } = tile.getBoundingClientRect();
        ends.set(top, Math.max(right, ends.get(top) ?? 0));
      }
      const { right } = list.getBoundingClientRect();
      return [...ends.values()].map((end) => right - end).filter((hole) => hole > 2);
    });
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(holes, { message: `${width} px` }).toEqual([]);
  }
});

test('in Arabic the figures of an axis stand beside the bars of their chart', async ({ page, server }) => {
  await signInToDemo(page, server, 'allocator', {
    language: 'ar-SA',
    address: '/pages/client-overview-dashboard',
  });
  const shown = page.locator('#content figure text').filter({ hasText: /^[0-9]+$/ });
  await expect.poll(() => shown.count()).toBeGreaterThan(6);
  const figures = await page.locator('#content figure').evaluateAll((charts) =>
    charts.flatMap((chart) => {
      const bars = chart.querySelector('.recharts-cartesian-grid')?.getBoundingClientRect();
      const texts = [...chart.querySelectorAll('text')].filter(({ textContent }) =>
        /^[0-9]+$/.test(textContent),
      );
      return texts.map((text) => ({
        figure: text.textContent,
        isBeside: text.getBoundingClientRect().left >= (bars?.right ?? Number.POSITIVE_INFINITY) - 1,
      }));
    }),
  );
  expect(figures.filter(({ isBeside }) => !isBeside)).toEqual([]);
});

test('a long Latin name among the cards of an Arabic page is cut at its end', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInToDemo(page, server, 'client', {
    language: 'ar-SA',
    address: '/pages/client-overview-dashboard',
  });
  const place = await page
    .getByRole('link', { name: /^Vettiyar Precision/ })
    .first()
    .evaluate((link) => {
      const text = document.createRange();
      text.selectNodeContents(link);
      const begins = text.getBoundingClientRect().left >= link.getBoundingClientRect().left - 1;
      return { isCut: link.scrollWidth > link.clientWidth, begins };
    });
  expect(place).toEqual({ isCut: true, begins: true });
});

test('the lines of a long Latin name that is the title of an Arabic page begin at the edge of the page', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const client = await signInToDemo(page, server, 'client', { language: 'ar-SA' });
  const { Data } = await client.call('GET /reports/v1.0/requestdetails', { search: 'Vettiyar Precision' });
  await page.goto(`/pages/requestanalysis?client=${Data[0]?.clientId}&request=${Data[0]?.id}`);
  const lines = await page
    .getByRole('heading', { level: 1, name: /^Vettiyar Precision/ })
    .evaluate((heading) => {
      const text = document.createRange();
      text.selectNodeContents(heading.querySelector('bdi') ?? heading);
      const edge = heading.getBoundingClientRect().right;
      return [...text.getClientRects()].map(({ right }) => Math.abs(edge - right) < 12);
    });
  expect(lines.length).toBeGreaterThan(1);
  expect(lines).not.toContain(false);
});
