import { act, fireEvent, render, screen } from '@testing-library/react';
import { TimeText } from './time-text.tsx';

const at = '2026-11-20T09:30:00.000Z';

test('the exact moment, in UTC too, is said on focus and on hover, and goes with Escape', () => {
  render(<TimeText at={at} form="time" />);
  const time = screen.getByText(/Nov 2026/);
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.focus(time);
  expect(screen.getByRole('tooltip').textContent).toContain('2026-11-20 09:30:00 UTC');
  expect(time.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  fireEvent.keyDown(time, { key: 'Escape' });
  expect(time.hasAttribute('aria-describedby')).toBe(false);
  fireEvent.pointerEnter(time);
  expect(time.hasAttribute('aria-describedby')).toBe(true);
});

test('one clock keeps all relative times of a page', () => {
  const clocks = jest.spyOn(window, 'setInterval');
  const { unmount } = render(
    <>
      <TimeText at={at} />
      <TimeText at={at} />
      <TimeText at={at} />
    </>,
  );
  expect(clocks.mock.calls.filter(([, every]) => every === 60_000)).toHaveLength(1);
  unmount();
});

test('a row of a table has one tab stop for its dates; the arrow keys lead to the others', () => {
  render(
    <table>
      <tbody>
        <tr>
          <td>
            <TimeText at={at} form="time" />
          </td>
          <td>
            <TimeText at={at} form="day" />
          </td>
        </tr>
      </tbody>
    </table>,
  );
  const [first, second] = screen.getAllByText(/Nov 2026/);
  expect([first?.tabIndex, second?.tabIndex]).toEqual([0, -1]);
  act(() => first?.focus());
  fireEvent.keyDown(first as HTMLElement, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(second);
});
