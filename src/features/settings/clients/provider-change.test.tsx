import '@umijs/max';
import { fireEvent, render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import { ProviderChange } from './provider-change.tsx';

type Client = Parameters<typeof ProviderChange>[0]['client'];
const before = { issuer: 'https://id.meridian.example', oidcClientId: 'prudence', address: '/login/1' };
const waiting = (more: object = {}) => ({
  provider: { ...before, issuer: 'https://id.elsewhere.example' },
  newSecret: true,
  ownProviderOnly: false,
  askedBy: { id: 'b', name: 'Ada Admin' },
  askedAt: '2026-11-20T09:00:00.000Z',
  mayConfirm: true,
  ...more,
});

function show(pending: object | null, provider: object | null = before) {
  const client = { id: 'a', name: 'Meridian', version: 3, access: null, provider, pending } as Client;
  render(<ProviderChange client={client} onDecided={() => {}} />, { wrapper: WithTexts });
  const review = screen.queryByRole('button', { name: 'Review change for Meridian' });
  if (review) fireEvent.click(review);
}
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));
const isDisabled = (name: string) => (screen.getByRole('button', { name }) as HTMLButtonElement).disabled;

test('W3 another administrator reads what of a client’s provider changes, who asked, and may confirm or withdraw it', () => {
  show(waiting());
  expect(screen.getByRole('dialog', { name: 'Change to how Meridian’s people sign in' })).toBeTruthy();
  expect(screen.getByRole('dialog').textContent).toContain('Ada Admin asked for this');
  expect(rows()).toEqual([
    ['Identity provider (OpenID Connect issuer)', before.issuer, 'https://id.elsewhere.example'],
    ['Client secret', 'Stored', 'New'],
  ]);
  expect([isDisabled('Confirm'), isDisabled('Withdraw')]).toEqual([false, false]);
});

test('W3 a first provider that becomes the only way in is shown whole', () => {
  show(waiting({ ownProviderOnly: true }), null);
  expect(rows()).toEqual([
    ['Identity provider (OpenID Connect issuer)', '–', 'https://id.elsewhere.example'],
    ['Client ID', '–', 'prudence'],
    ['Sign in through this provider only', 'No', 'Yes'],
    ['Client secret', '–', 'New'],
  ]);
});

test('W3 whoever asked for a provider can only withdraw it', () => {
  show(waiting({ mayConfirm: false }));
  expect(screen.getByText(/Another administrator has to confirm this/)).toBeTruthy();
  expect([isDisabled('Confirm'), isDisabled('Withdraw')]).toEqual([true, false]);
});

test('W3 where nothing waits there is nothing to review', () => {
  show(null);
  expect(screen.queryByRole('button')).toBeNull();
});
