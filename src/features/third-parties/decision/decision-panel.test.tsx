import { render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import type { ThirdParty } from '../third-party.ts';
import type { Register } from '../use-register-act.ts';
import { DecisionPanel } from './decision-panel.tsx';

const waiting = {
  ...{ id: 'd', decision: 'approved', reason: 'The only supplier.', conditions: [] },
  ...{ by: 'Farah Sheikh', at: '2026-11-20T09:00:00Z' },
};
const show = (own: boolean, actions: string[]) => {
  const party = {
    relationship: 'pending',
    rating: 'high',
    decision: null,
    actions,
    recommendation: 'escalate',
  };
  render(
    <DecisionPanel
      party={{ ...party, pendingDecision: { ...waiting, own } } as unknown as ThirdParty}
      register={{} as Register}
    />,
    { wrapper: WithTexts },
  );
  return screen.getAllByRole('button').map(({ textContent }) => textContent);
};

test('the lead who decided may withdraw the approval, and reads that another lead confirms it', () => {
  expect(show(true, ['decide', 'decline_decision'])).toEqual(['Change decision', 'Withdraw approval']);
  expect(screen.getByText(/another lead of your organisation has to confirm/)).toBeTruthy();
  expect(screen.getByText('Escalate before proceeding')).toBeTruthy();
});

test('another lead reads that it goes further than the report recommends, and confirms or declines it', () => {
  expect(show(false, ['decide', 'confirm_decision', 'decline_decision'])).toEqual([
    'Change decision',
    'Confirm approval',
    'Decline approval',
  ]);
  expect(
    screen.getByText('This decision goes further than the report recommends: Escalate before proceeding.'),
  ).toBeTruthy();
});
