// Umi's own modules first: they and the shared ones import each other.
import '@umijs/max';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { call } from '@/shared/http/call';
import { withRouter } from '../../../../tests/browser/with-router.tsx';
import { ThresholdForm } from './threshold-form.tsx';

jest.mock('@/shared/http/call.ts', () => ({ call: jest.fn() }));

type Watchlist = import('../../../../contract/index.ts').watchlists.Watchlist;
const form = (threshold: number) => (
  <ThresholdForm list={{ id: 'l', name: 'Own list', threshold } as Watchlist} />
);
const box = () => screen.findByRole('spinbutton', { name: 'Threshold' });
const open = () => fireEvent.click(screen.getByRole('button', { name: /Threshold/ }));

test('the threshold is a percentage, as the similarity of a match, and is saved as the share it is', async () => {
  const server = call as unknown as jest.Mock;
  server.mockResolvedValue({ Result: 'Success', Data: {} });
  render(form(0.74), { wrapper: withRouter() });
  expect(screen.getByRole('button', { name: 'Threshold 74.0 %' })).toBeTruthy();
  open();
  await waitFor(async () => expect(await box()).toHaveProperty('value', '74.0'));
  fireEvent.change(await box(), { target: { value: '82.3' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.mock.lastCall?.[1]).toMatchObject({ threshold: 0.823 }));
});

test('the threshold that somebody else has set meanwhile is shown, and saving does not set the one before again', async () => {
  const server = call as unknown as jest.Mock;
  server.mockResolvedValue({ Result: 'Success', Data: {} });
  const { rerender } = render(form(0.74), { wrapper: withRouter() });
  open();
  fireEvent.change(await box(), { target: { value: '90' } });
  open();
  rerender(form(0.85));
  open();
  await waitFor(async () => expect(await box()).toHaveProperty('value', '85.0'));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.mock.lastCall?.[1]).toMatchObject({ threshold: 0.85 }));
});
