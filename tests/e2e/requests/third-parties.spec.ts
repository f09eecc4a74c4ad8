import { expect, test } from '../../support/pages/browser-test.ts';
import { signInToDemo } from '../../support/people/sign-in-to-demo.ts';

test.use({ program: 'mock/main.ts' });

const NAME = /Vettiyar Precision Castings/;

test('a client lead finds a third party in the register, decides anew with a condition and settles it', async ({
  page,
  server,
}) => {
  await signInToDemo(page, server, 'client', { address: '/pages/requestdetails' });
  await page.getByRole('link', { name: 'Third parties' }).click();
  await page.getByRole('link', { name: NAME }).click();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(page.getByText('Low risk, a settled matter, good references.')).toBeVisible();

  await page.getByRole('button', { name: 'Change decision' }).click();
  const dialog = page.getByRole('dialog', { name: /Decide on/ });
  await dialog.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(dialog.getByText('Choose a decision.')).toBeVisible();
  await dialog.getByText('Approved with conditions').click();
  await dialog.getByLabel('Condition 1', { exact: true }).fill('Send the audited accounts');
  await dialog.getByLabel('Due date of condition 1').fill('2099-01-31');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Reason').fill('Accounts are missing.');
  await dialog.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(dialog).toBeHidden();

  const conditions = page.getByRole('region', { name: 'Conditions' });
  await expect(conditions.getByText('Send the audited accounts')).toBeVisible();
  await conditions.getByRole('button', { name: 'Mark met' }).click();
  const settle = page.getByRole('dialog', { name: 'Mark the condition met' });
  await expect(settle.getByRole('button', { name: 'Mark met' })).toBeDisabled();
  await settle.getByLabel('Evidence').fill('Accounts of 2025, audited.');
  await settle.getByRole('button', { name: 'Mark met' }).click();
  await expect(conditions.getByText('Accounts of 2025, audited.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('region', { name: 'Relationship decision' })).toContainText(
    'Accounts are missing.',
  );
  await page.getByRole('switch', { name: 'Monitoring' }).click();
  await expect(page.getByRole('switch', { name: 'Monitoring' })).not.toBeChecked();
});

test('a drafter reads the register and is offered nothing to decide', async ({ page, server }) => {
  await signInToDemo(page, server, 'drafter', { address: '/pages/thirdparties' });
  await page.getByRole('link').filter({ hasText: /\S/ }).first().waitFor();
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Relationship decision' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Decide|Merge|Dismiss/ })).toHaveCount(0);
  await expect(page.getByRole('switch', { name: 'Monitoring' })).toBeDisabled();
});

test('a client lead decides on the report itself, with a condition of the library', async ({
  page,
  server,
}) => {
  const lead = await signInToDemo(page, server, 'client');
  const { Data } = await lead.call('GET /reports/v1.0/thirdparties', { search: 'Vettiyar' });
  const [party] = Data;
  if (!party) throw new Error('the demo has no such third party');
  await page.goto(`/pages/requestanalysis?client=${party.clientId}&request=${party.lastRequestId}`);
  const decision = page.getByRole('region', { name: 'Relationship decision' });
  await expect(decision).toContainText('The report recommends:');
  await decision.getByRole('button', { name: 'Change decision' }).click();
  const dialog = page.getByRole('dialog', { name: /Decide on/ });
  await dialog.getByText('Approved with conditions').click();
  await dialog.getByRole('combobox', { name: 'Add from the library' }).click();
  await page.getByText('Sign the supplier code of conduct').last().click();
  await expect(dialog.getByLabel('Condition 1', { exact: true })).toHaveValue(
    'Sign the supplier code of conduct',
  );
  await dialog.getByLabel('Reason').fill('The code is missing.');
  await dialog.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(decision).toContainText('The code is missing.');
  await page.goto(`/pages/thirdparties?thirdparty=${party.id}`);
  await expect(page.getByRole('region', { name: 'Conditions' })).toContainText(
    'Sign the supplier code of conduct',
  );
  await expect(page.getByRole('region', { name: 'Risk history' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Identification' })).toBeVisible();
});

test('the evidence of an alert stays in its pane, however long an identifier is', async ({
  page,
  server,
}) => {
  const subject = 'Sandalwood Coast Chemicals Private Limited';
  const match = {
    ...{ watchlist: 'Own list', listVersion: 6, entryId: 'X7', subject, matchedName: subject },
    ...{ similarity: 1, strength: 'exact', change: 'added', topics: ['sanctions'] },
  };
  const alert = {
    ...{ id: 'a', kind: 'new_match', text: 'A list has changed.', reasons: [], matches: [match], news: [] },
    ...{ raisedAt: '2026-11-20T09:00:00Z', outcome: null, reason: null, closedBy: null, closedAt: null },
    thirdParty: {
      ...{ id: 'p', version: 1, clientId: 'c', clientName: 'Own client', name: subject },
      ...{ rating: 'low', relationship: 'approved', monitored: true },
    },
    request: { id: 'r', number: 'PR-000001', status: 'released', version: 1 },
    actions: ['dismiss_alert', 'reopen'],
  };
  const entry = {
    ...{ id: 'X7', type: 'organisation', names: [{ kind: 'primary', text: subject }], births: [] },
    ...{ gender: null, countries: ['IN'], programmes: [], positions: [], identifiers: [], addresses: [] },
    ...{ topics: ['sanctions'], remarks: null },
  };
  const evidence = {
    ...{ entryId: 'X7', watchlist: 'Own list', entry, matchedName: { kind: 'primary', text: subject } },
    explanation: { pairs: [], leftOnly: [], rightOnly: [], parts: [], sentence: '' },
    corroboration: [
      {
        field: 'identifier',
        ours: 'U24110KL2004PTC017342',
        theirs: 'U24110KL2004PTC017343',
        verdict: 'contradicts',
      },
      { field: 'birth', verdict: 'unknown' },
    ],
  };
  await page.route('**/v1.0/alerts?*', (route) =>
    route.fulfill({ json: { Result: 'Success', Data: [alert], total: 1, evidence: [evidence] } }),
  );
  await signInToDemo(page, server, 'allocator', { address: '/pages/thirdparties?view=alerts' });
  const pane = page.getByRole('region', { name: `Alert about ${subject}` });
  const table = pane.getByRole('table').filter({ hasText: 'Verdict' });
  for (const width of [1440, 1366, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(table.getByText('U24110KL2004PTC017343')).toBeVisible();
    const beyond = async () => {
      const [inner, outer] = [await table.boundingBox(), await pane.boundingBox()];
      return inner && outer && inner.x + inner.width - outer.x - outer.width;
    };
    await expect.poll(beyond, { message: `${width} px` }).toBeLessThan(0);
  }
});
