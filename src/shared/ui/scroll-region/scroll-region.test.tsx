import { act, fireEvent, render, screen } from '@testing-library/react';
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
  render(
    <section aria-label="Names compared">
      <ScrollRegion label="Names compared">Okonjo Barasa</ScrollRegion>
    </section>,
  );
  isWide(false);
  expect(screen.queryByRole('group')).toBeNull();
  expect(document.querySelector('[tabindex]')).toBeNull();
  isWide(true);
  expect(screen.getByRole('group', { name: 'Names compared' }).tabIndex).toBe(0);
  // A second landmark of the same name would leave a screen reader in doubt.
  expect(screen.getAllByRole('region')).toHaveLength(1);
  isWide(false);
  expect(screen.queryByRole('group')).toBeNull();
});

test('what is wider than its place fades at the sides at which more of it is, in either direction of reading', () => {
  const { container } = render(<ScrollRegion label="Names compared">Okonjo Barasa</ScrollRegion>);
  const region = container.firstElementChild as HTMLElement;
  const scrolledTo = (left: number) => {
    jest.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(left);
    fireEvent.scroll(region);
    return region.dataset.hidden;
  };
  isWide(false);
  expect(region.dataset.hidden).toBeUndefined();
  isWide(true);
  expect(region.dataset.hidden).toBe('end');
  expect([0, 120, 300].map(scrolledTo)).toEqual(['end', 'both', 'start']);
  expect([0, -120, -300].map(scrolledTo)).toEqual(['end', 'both', 'start']);
});
