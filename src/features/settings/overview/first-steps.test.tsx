import { render, screen } from '@testing-library/react';
import { FirstSteps } from './first-steps.tsx';

type Counts = { lists: number; method: number; clients: number; allocator: number; drafter: number };
let mockCounts: Counts;
const mockAnswer = (key: string, { role }: { role?: ['allocator' | 'drafter'] }) => {
  if (key.endsWith('/watchlists')) {
    return { Data: [{ active: mockCounts.lists > 0 ? {} : null }] };
  }
  if (key.endsWith('/ratingmethods')) {
    return { Data: { methods: [{ publishedBy: mockCounts.method > 0 ? 'Ananya Deshmukh' : '' }] } };
  }
  return { total: role ? mockCounts[role[0]] : mockCounts.clients };
};
// The real one needs a router around it.
jest.mock('@umijs/max', () => ({
  Link: ({ to, children }: { to: string; children: never }) => <a href={to}>{children}</a>,
}));
jest.mock('@/shared/ui', () => ({
  Panel: ({ title, children }: { title: string; children: never }) => (
    <section aria-label={title}>{children}</section>
  ),
  useCall: (key: string, input: never) => ({ data: mockAnswer(key, input) }),
}));

const all: Counts = { lists: 1, method: 1, clients: 1, allocator: 1, drafter: 1 };

test.each([
  ['lists', 'Import a watchlist and activate it'],
  ['method', 'Check the rating method'],
  ['clients', 'Add a client'],
  ['allocator', 'Invite an allocator and a drafter'],
  ['drafter', 'Invite an allocator and a drafter'],
] as const)('without %s the step "%s" is still to do, the others are done', (missing, title) => {
  mockCounts = { ...all, [missing]: 0 };
  render(<FirstSteps />);
  const open = screen.getAllByLabelText('Still to do');
  expect(open.map((mark) => mark.closest('li')?.querySelector('a')?.textContent)).toEqual([title]);
  expect(screen.getAllByLabelText('Done')).toHaveLength(3);
});

test('once everything is there, nothing is said', () => {
  mockCounts = all;
  const { container } = render(<FirstSteps />);
  expect(container.childElementCount).toBe(0);
});
