import { activeList } from '../../support/data/active-list.ts';
import { violations } from '../../support/pages/violations.ts';
import { openAs } from '../../support/people/take-seat.ts';
import { waitFor } from '../../support/servers/wait-for.ts';
import { expect, test } from '../login/people.ts';
import { type CaseInWork, caseInWork } from './case-in-work.ts';

// A server of its own: on a shared one, a model of other tests suggests findings, which keep a report from its review.
test.use({ surroundings: { SUPPORT: 'help@review.example' } });

let work: CaseInWork;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ admin }) => {
  await activeList(
    admin,
    'Review',
    'id,name,type,countries,births\nR1,Oskar Blomqvist,person,SE,1950-01-01\n',
  );
  work = await caseInWork(admin);
});

test('a return brings its reason and tasks to the drafter, and the second review begins at what was done and changed', async ({
  page,
}) => {
  const texts = ['summary', 'identification', 'sanctions'].map((key) => ({
    key,
    text: 'Nothing was found.',
  }));
  const Data = await waitFor(
    async () => {
      const { Data: seen } = await work.drafter.call('GET /reports/v1.0/requestanalysis', work.which);
      return seen.working?.screening?.status === 'done' &&
        seen.working.openPoints.every((point) => !/read/.test(point))
        ? seen
        : null;
    },
    { what: 'the screening to end' },
  );
  await work.drafter.call('POST /reports/v1.0/requestanalysis', {
    ...work.which,
    version: Data.working?.version ?? 1,
    sections: texts,
  });
  await work.drafter.call('POST /reports/v1.0/submituseraction', {
    ...work.which,
    action: 'submit_for_review',
    version: Data.request.version,
  });

  // The reviewer quotes a passage, and returns it with a task.
  await openAs(page, work.allocator, `${work.address}&tab=report`);
  const summary = page.locator('#section-summary');
  await summary.getByText('Nothing was found.').click({ clickCount: 3 });
  await summary.getByRole('button', { name: 'Comment on Executive summary' }).click();
  const comment = page.getByRole('dialog', { name: 'Comment on Executive summary' });
  await expect(comment.locator('blockquote')).toHaveText('Nothing was found.');
  await comment.getByLabel('What should be changed').fill('Mention the fine.');
  await comment.getByRole('button', { name: 'Add comment' }).click();
  await expect(summary.getByText('Mention the fine.')).toBeVisible();
  await page.getByRole('button', { name: 'Return', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /Return to the drafter/ });
  await expect(dialog.getByText('1 open review comment goes to the drafter with the return.')).toBeVisible();
  await dialog.getByLabel('Reason', { exact: true }).fill('The summary leaves out the fine.');
  await dialog.getByRole('button', { name: 'Add a task' }).click();
  await dialog.getByRole('textbox', { name: 'Task 1' }).fill('Rate the severity anew.');
  await dialog.getByRole('combobox', { name: 'Part concerned by task 1' }).fill('Fined for');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Return', exact: true }).click();
  await expect(dialog).toHaveCount(0);

  // The drafter reads why, does the tasks and submits again.
  await openAs(page, work.drafter, work.address);
  const banner = page.getByRole('alert').filter({ hasText: 'The summary leaves out the fine.' });
  await expect(banner).toContainText(`Returned by ${work.allocator.name}`);
  await banner.getByRole('button', { name: '2 of 2 review comments are open' }).click();
  await expect(
    page.getByRole('list', { name: 'Review comments', exact: true }).getByRole('listitem'),
  ).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Go to Executive summary' }).click();
  const box = summary.getByRole('textbox', { name: 'Executive summary' });
  await expect(box).toBeInViewport();
  await box.fill('A court fined it in 2026.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await summary.getByText('Changed since the return').click();
  await expect(summary.locator('ins')).toHaveText('A court fined it in 2026.');
  await page.getByRole('tab', { name: /^Review/ }).click();
  const comments = page.getByRole('list', { name: 'Review comments', exact: true });
  for (const task of ['Mention the fine.', 'Rate the severity anew.']) {
    await comments.getByRole('button', { name: `Resolve: ${task}` }).click();
    await page.keyboard.type('Done as asked.');
    const done = comments.getByRole('button', { name: 'Resolve', exact: true });
    await done.click();
    await expect(done).toHaveCount(0);
    await expect(comments.getByRole('button', { name: `Resolve: ${task}` })).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Submit for review' }).click();
  const submit = page.getByRole('dialog', { name: /Submit for review/ });
  await submit.getByRole('button', { name: 'Submit for review' }).click();
  await expect(banner).toHaveCount(0);

  // The second review begins at the differences.
  await openAs(page, work.allocator, work.address);
  await expect(page.getByRole('tab', { name: 'Review', selected: true })).toBeVisible();
  const changes = page.getByRole('list', { name: 'Changes since the return' });
  await expect(changes.getByRole('listitem')).toHaveCount(1);
  await expect(changes.locator('del')).toHaveText('Nothing was found.');
  await expect(comments.getByText('Done as asked.')).toHaveCount(2);
  await changes.getByRole('button', { name: 'Go to Executive summary' }).click();
  await expect(summary).toBeFocused();
});
