import { MODULES } from '../../../contract/words.ts';
import { menuItems } from './menu-items.ts';
import { nextToggle } from './toggle-state.ts';

const titles = (role: string, licensed: readonly string[] = MODULES) =>
  menuItems(role, licensed).map((item) => [item.title, ...item.children.map((child) => `› ${child.title}`)]);

test('each role sees the places of its role, with the children of its role', () => {
  expect(titles('admin')).toEqual([
    ['Home', '› Client overview'],
    ['Request Details', '› Analysis', '› Third parties'],
    ['Audit Trail'],
    ['Settings'],
  ]);
  expect(titles('client')).toEqual([
    ['Home', '› Client overview'],
    ['New Request'],
    ['Request Details', '› Third parties'],
    ['Audit Trail'],
  ]);
  expect(titles('clientuser')).toEqual([
    ['Home'],
    ['New Request'],
    ['Request Details', '› Third parties'],
    ['Audit Trail'],
  ]);
  expect(titles('drafter')).toEqual([
    ['Home'],
    ['Request Details', '› Analysis', '› Third parties'],
    ['Audit Trail'],
  ]);
});

test('a place whose module is not licensed is not in the menu', () => {
  expect(titles('client', ['Home', 'Audit Trail'])).toEqual([['Home', '› Client overview'], ['Audit Trail']]);
  expect(titles('admin', [])).toEqual([]);
});

test('an unknown role has no menu', () => {
  expect(titles('')).toEqual([]);
  expect(titles('ADMIN')).toEqual([]);
});

test('a sub-menu leaves its first state for what it was not, then turns on and off', () => {
  expect(nextToggle('init', true)).toBe('off');
  expect(nextToggle('init', false)).toBe('on');
  expect(nextToggle('on', true)).toBe('off');
  expect(nextToggle('off', false)).toBe('on');
});
