import { act, render, screen } from '@testing-library/react';
import { withRouter } from '../../../../tests/browser/with-router.tsx';
import { HoverCards } from './hover-cards.tsx';

jest.mock('./hover-card.tsx', () => ({
  HoverCard: ({ record }: { record: { request: string } }) => <div id="hover-card">{record.request}</div>,
}));

const linkTo = (request: string) => `/pages/requestanalysis?client=c&request=${request}`;
let at = 0;
function move(target: Element, pointerType: string) {
  at += 1;
  const event = new MouseEvent('pointermove', { bubbles: true, screenX: at });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  act(() => {
    target.dispatchEvent(event);
    jest.advanceTimersByTime(1000);
  });
}
const shown = () => document.querySelector('#hover-card')?.textContent ?? null;

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', linkTo('here'));
  render(
    <div>
      <a href={linkTo('menu')}>Menu</a>
      <div id="content">
        <a href={linkTo('other')}>Other</a>
        <a href={linkTo('here')}>This request</a>
        <a href="https://example.org/pages/requestanalysis?client=c&request=r">Another site</a>
        <p>Text</p>
      </div>
      <HoverCards content="content" />
    </div>,
    { wrapper: withRouter(linkTo('here')) },
  );
});
afterEach(() => jest.useRealTimers());

test('a pointer that rests on a link shows its card, and one that goes on to text closes it', () => {
  move(screen.getByText('Other'), 'mouse');
  expect(shown()).toBe('other');
  expect(screen.getByText('Other').getAttribute('aria-describedby')).toBe('hover-card');
  move(screen.getByText('Text'), 'mouse');
  expect(shown()).toBeNull();
  expect(screen.getByText('Other').hasAttribute('aria-describedby')).toBe(false);
});

test('a touch shows none', () => {
  move(screen.getByText('Other'), 'touch');
  expect(shown()).toBeNull();
});

test.each(['Menu', 'This request', 'Another site'])(
  '%s, which is no record of the content, has no card',
  (name) => {
    move(screen.getByText(name), 'mouse');
    expect(shown()).toBeNull();
  },
);
