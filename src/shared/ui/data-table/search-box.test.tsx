import { act, fireEvent, render, screen } from '@testing-library/react';
import { toastStore } from '../toasts/toast-store.ts';
import { SearchBox } from './search-box.tsx';

const onSearch = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  onSearch.mockClear();
  render(<SearchBox value="" placeholder="Search requests" onSearch={onSearch} />);
});
afterEach(() => jest.useRealTimers());

const type = (value: string) => {
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search requests' }), { target: { value } });
  jest.advanceTimersByTime(1000);
};

test.each(['Müller', 'Mu\u0308ller', 'شركة واحة', 'यूनिकोड'])('a list is searched for %s', (text) => {
  type(text);
  expect(onSearch).toHaveBeenCalledWith(text);
});

test('D8 a tag in a search box warns and searches nothing', () => {
  type('<b>शारदा');
  expect(onSearch).not.toHaveBeenCalled();
  expect(screen.getByRole('searchbox').dataset.error).toBe('safeTextInvalid');
  expect(toastStore.read().at(-1)).toMatchObject({
    type: 'warning',
    title: 'Warning',
    message: 'Invalid character input, not allowed!',
  });
});

test('Escape leaves the search box and keeps what is searched for', () => {
  type('Zarkon');
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  act(() => box.focus());
  expect(fireEvent.keyDown(box, { key: 'Escape' })).toBe(false);
  expect(document.activeElement).toBe(document.body);
  expect(box.value).toBe('Zarkon');
});
