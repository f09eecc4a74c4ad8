import { expect, openTab, test } from './office.ts';

const csv = (rows: string[]) => ({
  name: 'passages.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['event,label,subLabel,stage,text', ...rows].join('\n')),
});

/** Seconds of a processor that others use too. */
const trainingMs = 300_000;

test('an administrator uploads passages, trains, compares, activates and goes back', async ({ office }) => {
  await openTab(office, 'retrain');
  const choose = office.locator('input[type="file"]');
  await choose.setInputFiles(csv(['ours-1,gossip,,,She sings in the choir.']));
  await expect(office.getByText('row 2: Unknown label: gossip.')).toBeVisible();
  await choose.setInputFiles(csv(['ours-1,none,,,She sings in the choir.']));
  await expect(office.getByRole('cell', { name: 'passages.csv' })).toBeVisible();

  const capture = office.getByRole('checkbox', { name: /capture web pages/ });
  await expect(capture).not.toBeChecked();
  await capture.click();
  await expect(capture).toBeChecked();

  const state = (number: number) =>
    office.getByRole('row', { name: new RegExp(`^(Expand|Collapse) row ${number} `) });
  const train = office.getByRole('button', { name: 'Train a new version' });
  const activate = office.getByRole('button', { name: 'Activate' }).first();
  await train.click();
  await activate.click({ timeout: trainingMs });
  await expect(state(1)).toContainText('Active');
  await train.click();
  await activate.click({ timeout: trainingMs });
  await expect(state(2)).toContainText('Active');
  await office.getByRole('button', { name: 'Expand row' }).first().click();
  await expect(office.getByText('Confusion matrix')).toBeVisible();
  await expect(
    office.getByRole('columnheader', { name: 'F1 of the version active at the time' }),
  ).toBeVisible();
  await office.getByRole('button', { name: 'Roll back' }).click();
  await office.getByRole('button', { name: 'Yes, roll back' }).click();
  await expect(state(1)).toContainText('Active');
  await expect(state(2)).toContainText('Superseded');
});
