import { MODULES } from '../../../../contract/words.ts';
import { menuItems } from './menu-items.ts';
import { settled, toggled, transitionMs } from './toggle-state.ts';

const titles = (role: string, licensed: readonly string[] = MODULES) =>
  menuItems(role, licensed).map((item) => [item.title, ...item.children.map((child) => `› ${child.title}`)]);

test('each role sees the places of its role, with the children of its role', () => {
  expect(titles('admin')).toEqual([
    ['Home', '› Client overview'],
    ['Request Details', '› Analysis', '› Third parties', '› Name search'],
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
    ['Request Details', '› Analysis', '› Third parties', '› Name search'],
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

test('a sub-menu opens on its own around the active place, and closes from its first state at once', () => {
  expect(settled('init', true)).toBe('on');
  expect(settled('init', false)).toBe('off');
  expect([transitionMs('init'), transitionMs('off'), transitionMs('on')]).toEqual([0, 400, 400]);
});

test('what a person toggled stays so until the active place is inside', () => {
  expect([toggled('on'), toggled('off')]).toEqual(['off', 'on']);
  expect([settled('off', false), settled('on', false)]).toEqual(['off', 'on']);
  expect(settled('off', true)).toBe('on');
});
