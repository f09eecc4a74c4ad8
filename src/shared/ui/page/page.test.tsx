import { render, screen } from '@testing-library/react';
import { Page } from './page.tsx';

const open = (path: string, title: string) => {
  window.history.pushState(null, '', path);
  return render(<Page title={title} />);
};

test('going to another page moves the focus to its heading; opening the application does not', () => {
  const first = open('/pages/index', 'Welcome');
  expect(document.activeElement).toBe(document.body);
  first.unmount();
  const second = open('/pages/settings', 'Settings');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Settings' }));
  second.unmount();
  // The same place again, such as after a call that failed: nothing moves.
  open('/pages/settings', 'Settings');
  expect(document.activeElement).toBe(document.body);
});

test('a page that arrives while a menu is open leaves the focus there', () => {
  open('/pages/index', 'Welcome').unmount();
  render(
    <div role="dialog" aria-label="Account">
      <button type="button">Preferences</button>
    </div>,
  );
  const button = screen.getByRole('button', { name: 'Preferences' });
  button.focus();
  open('/pages/audittrails', 'Audit trail');
  expect(document.activeElement).toBe(button);
});
