import { renderHook, waitFor } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { withRouter } from '../../../../tests/browser/with-router.tsx';
import { ApiProblem } from '../../http/api-problem.ts';
import { useRefusedParameters } from './use-refused-parameters.ts';

const refusal = (status: number, ...fields: string[]) =>
  new ApiProblem(status, { Data: 'Refused.', fields: Object.fromEntries(fields.map((one) => [one, 'No.'])) });

/** What the address says, and whether something still has to leave it, after the server has answered with this. */
const show = (address: string, error: unknown) =>
  renderHook(() => ({ isLeaving: useRefusedParameters(error), address: useSearchParams()[0].toString() }), {
    wrapper: withRouter(address),
  }).result;

test('a view and a status that the server does not know leave the address, and nothing else does', async () => {
  const list = show('/?view=nonsense&status=lost&client=c', refusal(400, 'view', 'status.0'));
  await waitFor(() => expect(list.current).toEqual({ isLeaving: false, address: 'client=c' }));
});

test.each([
  ['what somebody searched for', '/?search=a', refusal(400, 'search')],
  ['an address that the server does not name', '/?view=open', refusal(400, 'version')],
  ['a view that is refused to this person', '/?view=open', refusal(403, 'view')],
  ['a view of which no answer came', '/?view=open', refusal(0)],
])('%s stays, and the failure is told', (_, address, error) => {
  expect(show(address, error).current).toEqual({ isLeaving: false, address: address.slice(2) });
});
