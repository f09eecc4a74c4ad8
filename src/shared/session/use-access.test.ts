import type { Role } from '../../../contract/words.ts';
import { accessOf } from './use-access.ts';

const access = (role: Role, readOnly = false) =>
  accessOf({ role, readOnly, modules: { Modules: ['New Request'] } });

test('the client side raises and cancels requests, and only while it may change anything', () => {
  for (const role of ['client', 'clientuser'] as const) {
    expect(access(role)).toMatchObject({ mayRaise: true, mayCancel: true, worksOnRequests: false });
    expect(access(role, true)).toMatchObject({ mayRaise: false, mayCancel: false });
  }
  expect(access('allocator')).toMatchObject({ mayRaise: false, mayCancel: false, worksOnRequests: true });
});

test('Home shows administrators the system instead of waiting work, and drafters no trends', () => {
  expect(access('admin')).toMatchObject({ hasWorkWaiting: false, administers: true, seesTrends: true });
  expect(access('drafter')).toMatchObject({ hasWorkWaiting: true, administers: false, seesTrends: false });
});

test('overviews are for leads of clients, allocators and administrators', () => {
  const roles: Role[] = ['admin', 'client', 'clientuser', 'allocator', 'drafter'];
  expect(roles.filter((role) => access(role).downloadsOverviews)).toEqual(['admin', 'client', 'allocator']);
});
