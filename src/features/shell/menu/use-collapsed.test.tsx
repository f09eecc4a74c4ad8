import { act, renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useCollapsed } from './use-collapsed.ts';

test('the menu is folded as soon as the page is narrow and unfolded as soon as it is wide; in between the person decides', () => {
  let narrow = false;
  const listeners: (() => void)[] = [];
  jest.spyOn(window, 'matchMedia').mockReturnValue({
    get matches() {
      return narrow;
    },
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
    removeEventListener: () => undefined,
  } as never);
  const drawn: string[] = [];
  const { result } = renderHook(() => {
    const menu = useCollapsed();
    useLayoutEffect(() => {
      drawn.push(`${narrow ? 'narrow' : 'wide'}, ${menu.collapsed ? 'folded' : 'unfolded'}`);
    });
    return menu;
  });
  const become = (next: boolean) =>
    act(() => {
      narrow = next;
      for (const listener of listeners) listener();
    });
  become(true);
  act(() => result.current.setCollapsed(false));
  become(false);
  become(true);
  expect(drawn).toEqual([
    ...['wide, unfolded', 'narrow, folded', 'narrow, unfolded', 'wide, unfolded', 'narrow, folded'],
  ]);
});
