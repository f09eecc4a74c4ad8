import { fireEvent, render, screen } from '@testing-library/react';
import { Button, Modal } from 'antd';

// Nothing has a place on the screen in jsdom, where antd draws no wave at all.
Object.defineProperty(HTMLElement.prototype, 'offsetParent', { get: () => document.body });

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('a click changes nothing in a later frame', async () => {
  render(<Button>Clear filters</Button>);
  const button = screen.getByRole('button', { name: 'Clear filters' });
  const drawn = button.innerHTML;
  fireEvent.click(button);
  await nextFrame();
  expect(button.innerHTML).toBe(drawn);
});

test('what opens and closes is there and gone at once', () => {
  const { rerender } = render(<Modal open title="Conditions" destroyOnHidden />);
  expect(document.querySelector('[class*="-appear"], [class*="-enter"]')).toBeNull();
  rerender(<Modal open={false} title="Conditions" destroyOnHidden />);
  expect(screen.queryByText('Conditions')).toBeNull();
});
