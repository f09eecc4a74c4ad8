import { render, screen } from '@testing-library/react';
import { CrashBoundary } from './crash-boundary.tsx';

function Failing({ message }: { message: string }): never {
  throw new Error(message);
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

test('a page that fails to draw says so and offers a reload', () => {
  render(
    <CrashBoundary place="/a">
      <Failing message="boom" />
    </CrashBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('This page failed');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});

test('code that cannot be loaded means no connection, or a new version', () => {
  render(
    <CrashBoundary place="/a">
      <Failing message="Failed to fetch dynamically imported module: /assets/x.js" />
    </CrashBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain(
    'The connection was interrupted, or the application was updated',
  );
});

test('another place begins without the crash', () => {
  const { rerender } = render(
    <CrashBoundary place="/a">
      <Failing message="boom" />
    </CrashBoundary>,
  );
  rerender(<CrashBoundary place="/b">fine</CrashBoundary>);
  expect(screen.getByText('fine')).toBeTruthy();
});
