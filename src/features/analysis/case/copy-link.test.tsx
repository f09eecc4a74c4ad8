import '@umijs/max';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { toast } from '@/shared/ui';
import { CopyLink } from './copy-link.tsx';

const copied = jest.fn();
beforeEach(() => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
});

test('the link of a request leads to it from anywhere; where nothing can be copied it is shown', async () => {
  render(<CopyLink of={{ client: 'c', request: 'r' }} />);
  const link = 'http://localhost/pages/requestanalysis?client=c&request=r';
  const told = jest.spyOn(toast, 'success').mockImplementation();
  const shown = jest.spyOn(toast, 'error').mockImplementation();
  const click = () => fireEvent.click(screen.getByRole('button', { name: /Copy link/ }));
  copied.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('not allowed'));
  click();
  await waitFor(() => expect(told).toHaveBeenCalledWith('Link copied'));
  expect(copied).toHaveBeenCalledWith(link);
  click();
  await waitFor(() => expect(shown).toHaveBeenCalledWith(expect.any(String), link));
});
