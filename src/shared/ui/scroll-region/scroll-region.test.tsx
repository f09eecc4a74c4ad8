import { act, render, screen } from '@testing-library/react';
import { ScrollRegion } from './scroll-region.tsx';

let measure = () => {};

beforeEach(() => {
  jest.spyOn(window, 'ResizeObserver').mockImplementation((heard) => {
    measure = () => heard([], {} as ResizeObserver);
    return { observe: () => {}, unobserve: () => {}, disconnect: () => {} };
  });
});

/** jsdom lays nothing out: this is as wide as its content from here on. */
const isWide = (wide: boolean) =>
  act(() => {
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(wide ? 600 : 300);
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
    measure();
  });

test('what is wider than its place takes the focus and has a name, and only then', () => {
  render(<ScrollRegion label="Names compared">Okonjo Barasa</ScrollRegion>);
  isWide(false);
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.querySelector('[tabindex]')).toBeNull();
  isWide(true);
  expect(screen.getByRole('region', { name: 'Names compared' }).tabIndex).toBe(0);
  isWide(false);
  expect(screen.queryByRole('region')).toBeNull();
});
