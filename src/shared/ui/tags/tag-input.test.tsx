import '@umijs/max';
import { fireEvent, render, screen } from '@testing-library/react';
import { CaseLimits } from '../../../../contract/limits.ts';
import { toastStore } from '../toasts/toast-store.ts';
import { TagInput } from './tag-input.tsx';

jest.mock('@/shared/http/call.ts', () => ({ call: () => new Promise(() => {}) }));

const onTags = jest.fn();
const show = (known: number) =>
  render(
    <TagInput
      known={Array.from({ length: known }, (_, at) => `Tag ${at}`)}
      onTags={onTags}
      onClose={() => {}}
    />,
  );
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'New tag' });
const paste = (value: string) => fireEvent.change(field(), { target: { value } });
const told = () => toastStore.read().at(-1)?.message;
beforeEach(() => {
  jest.useFakeTimers();
  onTags.mockClear();
});
afterEach(() => jest.useRealTimers());

test('the limit of tags stands beside the field before it is reached', () => {
  show(17);
  expect(screen.getByText(`17 of ${CaseLimits.tags} tags`)).toBeTruthy();
  paste('a, b, c, d, e,');
  expect(onTags).toHaveBeenCalledWith(['a', 'b', 'c', 'd', 'e']);
});

test('more tags than fit are refused before any is sent, and stay typed', () => {
  show(CaseLimits.tags - 1);
  paste('a, b,');
  expect(onTags).not.toHaveBeenCalled();
  expect(field().value).toBe('a, b,');
  expect(told()).toBe(`A request has up to ${CaseLimits.tags} tags: 1 more can be added.`);
});

test('a tag that is too long is not cut without a word', () => {
  show(0);
  paste(`${'x'.repeat(CaseLimits.tag + 1)},`);
  expect(onTags).not.toHaveBeenCalled();
  expect(told()).toBe(`A tag has up to ${CaseLimits.tag} characters.`);
});
