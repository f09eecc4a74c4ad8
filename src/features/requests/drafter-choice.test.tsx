// Umi's own modules first: they and the shared ones import each other.
import '@umijs/max';
import { render, screen } from '@testing-library/react';
import { DrafterChoice } from './drafter-choice.tsx';

afterEach(() => localStorage.clear());

test('why a drafter is given nothing now is said in the reader’s language', async () => {
  localStorage.setItem('umi_locale', 'hi-IN');
  const drafter = { id: 'd', name: 'Asha Rao', because: '2 open requests', load: 2, open: 2 };
  const away = 'Asha Rao is on leave until 30 November 2026.';
  const data = { drafters: [{ ...drafter, away }], proposals: [] };
  render(<DrafterChoice data={data} request="r" value={null} onChange={jest.fn()} />);
  expect(await screen.findByText(/तक अवकाश पर हैं।/)).toBeTruthy();
  expect(screen.queryByText(away)).toBeNull();
});
