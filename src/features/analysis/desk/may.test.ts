import { mayOf } from './may.ts';

test('only a drafter edits, and only while it is worked on', () => {
  expect(mayOf('drafter', false, 'in_analysis').edit).toBe(true);
  expect(mayOf('drafter', false, 'in_review').edit).toBe(false);
  expect(mayOf('allocator', false, 'in_analysis').edit).toBe(false);
});

test('an allocator confirms false positives until the release', () => {
  expect(mayOf('allocator', false, 'in_review').confirm).toBe(true);
  expect(mayOf('allocator', false, 'released').confirm).toBe(false);
});

test('an allocator writes review comments, its drafter resolves them while working on it', () => {
  expect(mayOf('allocator', false, 'in_review')).toMatchObject({ review: true, reviewComment: true });
  expect(mayOf('drafter', false, 'in_analysis')).toMatchObject({ review: true, reviewComment: false });
  expect(mayOf('drafter', false, 'in_review').review).toBe(false);
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
  expect(mayOf('admin', false, 'in_analysis')).toEqual(nothing);
  expect(mayOf('drafter', true, 'in_analysis')).toEqual(nothing);
});
