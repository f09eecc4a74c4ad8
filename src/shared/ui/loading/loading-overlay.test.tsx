import { act, render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';
import { loading } from './loading-store.ts';

const layer = () => screen.queryByRole('status', { name: 'Loading' });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => loading.setAutoReport(0));
  jest.useRealTimers();
});

test('the layer lies over the page once the loading flag has been on for 500 ms, and goes with it', () => {
  render(<LoadingOverlay />, { wrapper: WithTexts });
  act(loading.on);
  wait(499);
  expect(layer()).toBeNull();
  wait(1);
  expect(layer()).not.toBeNull();
  act(loading.off);
  expect(layer()).toBeNull();
});

test('code of a page that arrives does not end what else is waited for', () => {
  render(<LoadingOverlay />, { wrapper: WithTexts });
  act(() => {
    loading.on();
    loading.waitForPage(true);
    loading.waitForPage(false);
  });
  wait(500);
  expect(layer()).not.toBeNull();
  act(loading.off);
});

test('while the auto-report flag equals 1 it stays hidden, and shows again after it', () => {
  render(<LoadingOverlay />, { wrapper: WithTexts });
  act(() => {
    loading.on();
    loading.setAutoReport(1);
  });
  wait(5000);
  expect(layer()).toBeNull();
  act(() => loading.setAutoReport(2));
  wait(500);
  expect(layer()).not.toBeNull();
});
