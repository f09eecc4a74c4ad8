// Umi's own modules first: they and the shared ones import each other.
import '@umijs/max';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { call } from '@/shared/http/call';
import { noteChange } from '@/shared/http/changes';
import { withRouter } from '../../../../../tests/browser/with-router.tsx';
import { queries } from '../../calls/queries.ts';
import { SavedViews } from './saved-views.tsx';

jest.mock('@/shared/http/call.ts', () => ({ call: jest.fn() }));

test('a view that is pinned and at once made the default stays pinned, and neither call waits for the other', async () => {
  let view = { id: 'v', title: 'Overdue', query: 'view=overdue', shared: false, own: true, owner: 'Asha' };
  view = Object.assign(view, { pinned: false, isDefault: false });
  const held: (() => void)[] = [];
  (call as unknown as jest.Mock).mockImplementation(
    async (key: 'POST /reports/v1.0/savedviews', marks: object) => {
      if (key.startsWith('GET')) return { Result: 'Success', Data: [view], total: 1 };
      await new Promise<void>((resolve) => held.push(resolve));
      view = { ...view, ...marks };
      noteChange(key);
      return { Result: 'Success', Data: [view], total: 1 };
    },
  );
  render(<SavedViews list="requests" />, { wrapper: withRouter() });
  fireEvent.click(screen.getByRole('button', { name: 'Views' }));
  fireEvent.click(await screen.findByLabelText('Pin: Overdue'));
  fireEvent.click(screen.getByLabelText('Open by default: Overdue'));
  expect(held).toHaveLength(2);
  for (const answer of held) await act(async () => answer());
  const marks = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: /Overdue/ });
  await waitFor(() => expect(marks().map(({ checked }) => checked)).toEqual([true, true]));
  await waitFor(() => expect(queries.isFetching()).toBe(0));
});
