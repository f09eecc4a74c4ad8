import { render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import { RatingHistory } from './rating-history.tsx';

const one = { at: '2026-11-26T08:00:00Z', score: 40, overall: 'medium', methodVersion: 1, replays: true };
const mockHistory = [
  { ...one, by: 'system' },
  { ...one, score: 46, by: 'Meera Nair' },
];
jest.mock('@/shared/ui', () => ({
  ...jest.requireActual('@/shared/ui'),
  useCall: () => ({ data: { Data: { history: mockHistory, overrides: [] } } }),
}));

test('a rating that nobody asked for was computed by the system, in a word of the page’s language', () => {
  render(<RatingHistory request={{ clientId: 'c', id: 'r' } as never} version={1} />, { wrapper: WithTexts });
  expect(screen.getAllByRole('row').map(({ children }) => children[1]?.textContent)).toEqual([
    'By',
    'System',
    'Meera Nair',
  ]);
});
