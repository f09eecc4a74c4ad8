import { render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import { AgreementPanel } from './agreement-panel.tsx';
import type { Agreement } from './looks.ts';

const measure = { pairs: 40, agreed: 30, kappa: 0.4, error: 0.13 };
const agreement = {
  overall: measure,
  waiting: 0,
  counts: [],
  between: [],
  months: [{ month: '2026-11', ...measure }],
} as unknown as Agreement;

test('kappa stands before its error from left to right in every language', () => {
  render(<AgreementPanel agreement={agreement} months={12} onMonths={() => {}} />, { wrapper: WithTexts });
  expect(screen.getAllByText('0.40 ± 0.13').map(({ dir }) => dir)).toEqual(['ltr', 'ltr']);
});
