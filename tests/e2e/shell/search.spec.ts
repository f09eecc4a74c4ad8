import { expect, test } from '../../support/clock/clocked-test.ts';
import { arrived } from './visit.ts';

const warning = 'Invalid character input, not allowed!';

test('every list is searched in any script; a tag warns and searches nothing', async ({
  person,
  seat,
  page,
  wire,
}) => {
  await seat(await person({ role: 'allocator' }), '/pages/requestdetails');
  await arrived(page);
  const box = page.getByRole('searchbox');
  const searches = () => wire.of('/requestdetails', 'GET').map(({ query }) => query.get('search'));
  for (const text of ['Müller', 'शारदा निर्यात', 'شركة واحة']) {
    await box.fill(text);
    await expect.poll(searches).toContain(text);
  }
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await box.fill('<b>شركة');
  await expect(page.locator('[data-toast]')).toContainText(warning);
  expect(wire.of('/requestdetails', 'GET').every(({ status }) => status === 200)).toBe(true);
  expect(searches()).not.toContain('<b>شركة');
});

test('sixty pasted names are kept, counted beside the limit, and a name with a tag is told of', async ({
  person,
  seat,
  page,
}) => {
  await seat(await person({ role: 'client' }), '/pages/newrequest?new=1');
  await page.getByLabel('Legal name').fill('शारदा <x>');
  await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t check this name' })).toContainText(
    'Tags in angle brackets are not allowed.',
  );
  await page.getByLabel('Legal name').fill('शारदा निर्यात');
  const names = Array.from({ length: 60 }, (_, at) => `नाम ${at}`).join(',');
  await page.getByLabel('Also known as').fill(`${names},`);
  await expect(page.getByText(/^60 of 500 names/)).toBeVisible();
});
