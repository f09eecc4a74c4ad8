import { getConfig, render, screen, waitFor } from '@testing-library/react';
import { withRouter } from '../../../../tests/browser/with-router.tsx';
import { DataTable } from './data-table.tsx';

test('a list is busy from the moment another one is asked for, before the call for it goes out', async () => {
  let calls = 0;
  const load = async () => {
    calls += 1;
    return { Data: [], total: 0 };
  };
  const { container } = render(
    <DataTable<{ id: string }>
      name="letters"
      reads="GET /reports/v1.0/requestdetails"
      columns={[{ key: 'id', title: 'Id' }]}
      addressFilters={['status']}
      rowKey={({ id }) => id}
      load={load}
      empty={<p>Nothing here</p>}
    />,
    { wrapper: withRouter('/?status=draft') },
  );
  const isBusy = () => container.querySelector('[data-busy]') !== null;
  const clear = await screen.findByRole('button', { name: 'Clear filters' });
  await waitFor(() => expect(isBusy()).toBe(false));
  const before = calls;
  const seen = await getConfig().asyncWrapper(async () => {
    clear.click();
    await Promise.resolve();
    return { busy: isBusy(), calls: calls - before };
  });
  expect(seen).toEqual({ busy: true, calls: 0 });
  expect(await screen.findByText('Nothing here')).toBeTruthy();
  await waitFor(() => expect(isBusy()).toBe(false));
});
