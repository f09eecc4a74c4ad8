// Umi's own modules first: they and the shared ones import each other.
import '@umijs/max';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ApiProblem } from '@/shared/http/api-problem';
import { call } from '@/shared/http/call';
import { noteChange } from '@/shared/http/changes';
import { queries } from '@/shared/ui/calls/queries';
import { replaceMessageChannel } from '../../../../tests/browser/message-channel.ts';
import { withRouter } from '../../../../tests/browser/with-router.tsx';
import { MasterList } from '../masters/master-list.tsx';
import { ScimTab } from './scim-tab.tsx';

jest.mock('@/shared/http/call.ts', () => ({ call: jest.fn() }));
const server = call as unknown as jest.Mock;
replaceMessageChannel();

const show = (tab: import('react').ReactElement) => render(tab, { wrapper: withRouter() });

const isFailed = () => queries.getQueryCache().findAll({ type: 'active' })[0]?.state.status === 'error';

test('a token that is shown once stays when the page cannot be read again after it was made', async () => {
  const scim = { version: 1, enabled: false, lastUsedAt: null, endpoint: 'https://here/scim' };
  server.mockResolvedValue({ Result: 'Success', Data: { scim: { ...scim, changedBy: null } } });
  show(<ScimTab />);
  const button = await screen.findByRole('button', { name: 'Turn on' });
  server.mockImplementation(async (key: import('../../../../contract/index.ts').OperationKey) => {
    if (key.startsWith('GET')) throw new ApiProblem(503, { Data: 'Not now.' });
    noteChange(key);
    return { Result: 'Success', Data: { scim: { ...scim, enabled: true, token: 'prudence-scim-once' } } };
  });
  fireEvent.click(button);
  await waitFor(() => expect(isFailed()).toBe(true));
  expect(await screen.findByText('prudence-scim-once')).toBeTruthy();
});

test('a list of entries stays when it cannot be read again, so that a form opened from it does', async () => {
  const item = { key: 'llp', title: 'Partnership', active: true, version: 1 };
  server.mockResolvedValue({ Result: 'Success', Data: [item], total: 1 });
  show(<MasterList list="entitytypes" />);
  const edit = await screen.findByRole('button', { name: 'Edit Partnership' });
  server.mockRejectedValue(new ApiProblem(503, { Data: 'Not now.' }));
  await act(() => queries.refetchQueries());
  await waitFor(() => expect(isFailed()).toBe(true));
  expect(screen.getByRole('button', { name: 'Edit Partnership' })).toBe(edit);
});

test('after a button was pressed on what was outdated there are no changes to keep', async () => {
  const scim = {
    version: 1,
    enabled: false,
    lastUsedAt: null,
    endpoint: 'https://here/scim',
    changedBy: null,
  };
  server.mockImplementation(async (key: import('../../../../contract/index.ts').OperationKey) => {
    if (key.startsWith('GET')) return { Result: 'Success', Data: { scim } };
    throw new ApiProblem(409, { Data: 'Someone else changed this meanwhile.', current: {} });
  });
  show(<ScimTab />);
  fireEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
  const footer = (await screen.findByRole('button', { name: 'Load the latest version' })).parentElement;
  expect([...(footer?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Close',
    'Load the latest version',
  ]);
});
