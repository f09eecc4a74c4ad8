import { mayOf } from './may.ts';

const reader = { worksOnRequests: false, drafts: false, allocates: false };
const drafter = { worksOnRequests: true, drafts: true, allocates: false };
const allocator = { worksOnRequests: true, drafts: false, allocates: true };

test('only a drafter edits, and only while it is worked on', () => {
  expect(mayOf(drafter, 'in_analysis').edit).toBe(true);
  expect(mayOf(drafter, 'in_review').edit).toBe(false);
  expect(mayOf(allocator, 'in_analysis').edit).toBe(false);
});

test('an allocator confirms false positives until the release', () => {
  expect(mayOf(allocator, 'in_review').confirm).toBe(true);
  expect(mayOf(allocator, 'released').confirm).toBe(false);
});

test('an allocator writes review comments, its drafter resolves them while working on it', () => {
  expect(mayOf(allocator, 'in_review')).toMatchObject({ review: true, reviewComment: true });
  expect(mayOf(drafter, 'in_analysis')).toMatchObject({ review: true, reviewComment: false });
  expect(mayOf(drafter, 'in_review').review).toBe(false);
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
  expect(mayOf(reader, 'in_analysis')).toEqual(nothing);
  expect(mayOf({ ...drafter, worksOnRequests: false }, 'in_analysis')).toEqual(nothing);
});
