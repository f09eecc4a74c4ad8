import { permissionsOf } from './permissions.ts';

const reader = { worksOnRequests: false, drafts: false, allocates: false };
const drafter = { worksOnRequests: true, drafts: true, allocates: false };
const allocator = { worksOnRequests: true, drafts: false, allocates: true };

test('only a drafter edits, and only while it is worked on', () => {
  expect(permissionsOf(drafter, 'in_analysis').edit).toBe(true);
  expect(permissionsOf(drafter, 'in_review').edit).toBe(false);
  expect(permissionsOf(allocator, 'in_analysis').edit).toBe(false);
});

test('an allocator confirms false positives until the release', () => {
  expect(permissionsOf(allocator, 'in_review').confirm).toBe(true);
  expect(permissionsOf(allocator, 'released').confirm).toBe(false);
});

test('an allocator writes review comments, its drafter resolves them while working on it', () => {
  expect(permissionsOf(allocator, 'in_review')).toMatchObject({ review: true, reviewComment: true });
  expect(permissionsOf(drafter, 'in_analysis')).toMatchObject({ review: true, reviewComment: false });
  expect(permissionsOf(drafter, 'in_review').review).toBe(false);
});

test('an admin and a read-only person only read', () => {
  const nothing = {
    edit: false,
    confirm: false,
    comment: false,
    screen: false,
    review: false,
    reviewComment: false,
  };
  expect(permissionsOf(reader, 'in_analysis')).toEqual(nothing);
  expect(permissionsOf({ ...drafter, worksOnRequests: false }, 'in_analysis')).toEqual(nothing);
});
