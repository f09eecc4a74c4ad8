// Umi's own modules first: they and the shared ones import each other.
import '@umijs/max';
import { act, render, screen, waitFor } from '@testing-library/react';
import { ApiProblem } from '@/shared/http/api-problem';
import { call } from '@/shared/http/call';
import { queries } from '@/shared/ui/calls/queries';
import { TERMS_TEXTS } from '../../../../contract/words.ts';
import { withRouter } from '../../../../tests/browser/with-router.tsx';
import { TermsTab } from './terms-tab.tsx';

jest.mock('@/shared/http/call.ts', () => ({ call: jest.fn() }));

test('a form stays with what is written in it when its state cannot be read again', async () => {
  const texts = Object.fromEntries(TERMS_TEXTS.map((name) => [name, 'As agreed.']));
  const terms = { version: 1, texts, agreed: { people: 1, of: 2 }, versions: [] };
  const server = call as unknown as jest.Mock;
  server.mockResolvedValue({ Result: 'Success', Data: { terms } });
  render(<TermsTab />, { wrapper: withRouter() });
  const box = await screen.findByDisplayValue('As agreed.');
  server.mockRejectedValue(new ApiProblem(503, { Data: 'Not now.' }));
  await act(() => queries.refetchQueries());
  await waitFor(() => expect(queries.getQueryCache().getAll()[0]?.state.status).toBe('error'));
  expect(screen.getByDisplayValue('As agreed.')).toBe(box);
});
