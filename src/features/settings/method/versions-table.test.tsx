import '@umijs/max';
import { render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import { VersionsTable } from './versions-table.tsx';

const version = (number: number, publishedBy: string) =>
  ({
    id: `m${number}`,
    number,
    status: 'published',
    reason: '',
    publishedBy,
    publishedAt: '2026-03-09T12:26:00Z',
  }) as never;

test('the method that came with Prudence has no day of publication, whoever adopted it', () => {
  const methods = [version(2, 'Leela Thomas'), version(1, 'Rohan Gokhale')];
  render(<VersionsTable methods={methods} shown="2" onShow={() => {}} />, { wrapper: WithTexts });
  const [, second, first] = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(second).toContain('2026');
  expect(first).not.toContain('2026');
  expect(first).toContain('Rohan Gokhale');
});
