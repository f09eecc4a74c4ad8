// Umi's own modules first: they and the shared ones import each other.
import '@umijs/max';
import { act, renderHook } from '@testing-library/react';
import { keepDetails } from '@/shared/session/current-details';
import { detailsFrom } from '@/shared/session/details-from';
import { withRouter } from '../../../../tests/browser/with-router.tsx';
import { useTour } from './use-tour.ts';

beforeEach(() => {
  localStorage.clear();
  keepDetails({ ...detailsFrom(null), username: 'meera', previousSignIn: '' });
});

const firstSignIn = () => renderHook(() => useTour(), { wrapper: withRouter('/pages/index') }).result;

test('a tour whose code could not be loaded is offered again', () => {
  const tour = firstSignIn();
  act(() => tour.current.start());
  expect(tour.current).toMatchObject({ isOpen: true, isOffered: false });
  act(() => tour.current.end(false));
  expect(tour.current).toMatchObject({ isOpen: false, isOffered: true });
});

test('a tour that was taken or declined is never offered again', () => {
  const tour = firstSignIn();
  act(() => tour.current.end());
  expect(tour.current.isOffered).toBe(false);
  expect(firstSignIn().current.isOffered).toBe(false);
});
