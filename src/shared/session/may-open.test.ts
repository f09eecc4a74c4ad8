import { mayOpen } from './may-open.ts';
import { isOwnPage } from './return-address.ts';

test.each([
  ['/pages/index', 'drafter', true],
  ['/pages/newrequest', 'client', true],
  ['/pages/newrequest', 'clientuser', true],
  ['/pages/newrequest', 'drafter', false],
  ['/pages/newrequest', 'admin', false],
  ['/pages/settings', 'admin', true],
  ['/pages/settings', 'client', false],
  ['/pages/audittrails', 'clientuser', true],
  ['/pages/analysisdetails', 'client', false],
  ['/pages/analysisdetails', 'allocator', true],
  ['/pages/client-overview-dashboard', 'clientuser', false],
])('%s for %s: %s', (address, role, allowed) => {
  expect(mayOpen(address, role)).toBe(allowed);
});

test('a person without a role opens nothing', () => {
  expect(mayOpen('/pages/index', '')).toBe(false);
});

test('the query string plays no part', () => {
  expect(mayOpen('/pages/requestanalysis?client=1&request=settings', 'clientuser')).toBe(true);
  expect(mayOpen('/pages/settings?x=/pages/index', 'client')).toBe(false);
});

test('the three places that take an id are judged without it', () => {
  expect(mayOpen('/pages/requestanalysis/42', 'clientuser')).toBe(true);
  expect(mayOpen('/pages/analysisdetails/42', 'client')).toBe(false);
  expect(mayOpen('/pages/analysisdetails/42', 'drafter')).toBe(true);
  expect(mayOpen('/pages/client-overview-dashboard/42', 'client')).toBe(true);
});

test('an id behind any other place opens nothing', () => {
  expect(mayOpen('/pages/settings/42', 'admin')).toBe(false);
  expect(mayOpen('/pages/nowhere', 'admin')).toBe(false);
});

test.each(['/pages/analysisdetails/index', '/pages/client-overview-dashboard/requestdetails'])(
  'B3 a place’s name as an id does not open what is closed: %s',
  (address) => {
    expect(mayOpen(address, 'clientuser')).toBe(false);
  },
);

test.each(['/pages/settings/requestanalysis', '/pages/settings/audittrails/7', '/settings', '/'])(
  'an address that the route table does not have is nobody’s: %s',
  (address) => {
    expect(mayOpen(address, 'admin')).toBe(false);
  },
);

test.each([
  '//evil.test/pages/index',
  'https://evil.test/pages/index',
  '/\\evil',
  '/pages/nowhere',
  'javascript:alert(1)',
  '/login',
])('signing in never leads to %s', (address) => {
  expect(isOwnPage(address)).toBe(false);
});

test('signing in leads back to a page of ours with its query', () => {
  expect(isOwnPage('/pages/requestanalysis?client=1&request=2')).toBe(true);
  expect(isOwnPage('/pages/analysisdetails/42')).toBe(true);
});
