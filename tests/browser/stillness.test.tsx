import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Button, Modal, Popconfirm } from 'antd';

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

test('what points at a button has opened with its click, and changes nothing in later frames', async () => {
  render(
    <Popconfirm title="Roll back?" okText="Yes, roll back">
      <Button>Roll back</Button>
    </Popconfirm>,
  );
  await act(async () => screen.getByRole('button', { name: 'Roll back' }).click());
  const drawn = document.body.innerHTML;
  expect(drawn).toContain('Yes, roll back');
  // One frame for each step of a motion.
  for (let frame = 0; frame < 5; frame++) await nextFrame();
  expect(document.body.innerHTML).toBe(drawn);
});

const Name = () => useQuery({ queryKey: ['name'], queryFn: async () => 'Barasa Ltd' }).data;

test('an answer that comes while the test waits for something else is no reason to complain', async () => {
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <Name />
    </QueryClientProvider>,
  );
  while (!screen.queryByText('Barasa Ltd')) await nextFrame();
  client.clear();
});
