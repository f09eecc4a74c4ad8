import { viewsOf } from './views.ts';

test('the view that an address asks for can be seen and left, also where it is none of the role’s own', () => {
  expect(viewsOf('client', 'recently_released').at(-1)).toBe('recently_released');
  expect(viewsOf('client', null)).not.toContain('recently_released');
  expect(viewsOf('client', 'closed')).toEqual(viewsOf('client', null));
  expect(viewsOf('client', 'nonsense')).toEqual(viewsOf('client', null));
});
