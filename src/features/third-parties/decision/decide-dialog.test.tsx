// Umi's own modules first: they and the shared ones import each other.
import '@umijs/max';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { replaceMessageChannel } from '../../../../tests/browser/message-channel.ts';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import type { ThirdParty } from '../third-party.ts';
import type { Register } from '../use-register-act.ts';
import { DecideDialog } from './decide-dialog.tsx';

replaceMessageChannel();

function open(recommendation: string | null, language = 'en-US') {
  const run = jest.fn(async (_: object) => true);
  const party = { name: 'Wonsan Shipyards', relationship: 'pending', recommendation };
  render(
    <WithTexts language={language}>
      <DecideDialog
        party={party as ThirdParty}
        register={{ run, busy: false } as unknown as Register}
        onClose={jest.fn()}
      />
    </WithTexts>,
  );
  return run;
}
const choose = (decision: string) => fireEvent.click(screen.getByRole('radio', { name: decision }));
const warning = () => screen.queryByRole('alert')?.textContent ?? null;

test('a decision that goes further than the report recommends is warned of, and is sent with the recommendation and its reason', async () => {
  const run = open('decline');
  expect(warning()).toBeNull();
  choose('Approved');
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /recommends “Do not proceed”\. This decision goes further\./,
  );
  const reason = screen.getByLabelText('Reason for deciding against the recommendation');
  fireEvent.click(screen.getByRole('button', { name: 'Decide' }));
  expect(await screen.findByText('Enter a reason.')).toBeTruthy();
  expect(run).not.toHaveBeenCalled();
  fireEvent.change(reason, { target: { value: 'The only yard.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Decide' }));
  await waitFor(() =>
    expect(run.mock.calls).toEqual([
      [{ action: 'decide', decision: 'approved', reason: 'The only yard.', against: 'decline' }],
    ]),
  );
});

test.each([
  ['decline', 'Rejected'],
  ['proceed', 'Approved'],
  [null, 'Approved'],
])('nothing is warned of where the report recommends %s and the decision is %s', async (advice, decision) => {
  const run = open(advice);
  choose(decision);
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'As agreed.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Decide' }));
  await waitFor(() => expect(run).toHaveBeenCalled());
  expect(warning()).toBeNull();
  expect(run.mock.calls[0]?.[0]).not.toHaveProperty('against');
});
