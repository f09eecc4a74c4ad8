// Umi's own modules first: they and the shared ones import each other.
import '@umijs/max';
import { render, screen } from '@testing-library/react';
import type { RequestAction } from '../../../../contract/words.ts';
import type { RequestDetail } from '../analysis.ts';
import { ActBar } from './act-bar.tsx';
import { type BorrowedParts, BorrowedPartsProvider } from './borrowed-parts.ts';

const parts: BorrowedParts = {
  AllocateDialog: () => null,
  EntityFields: () => null,
  cleanIntake: (values) => values,
};

const show = (actions: RequestAction[], drafterId: string | null = 'd') =>
  render(
    <BorrowedPartsProvider value={parts}>
      <ActBar request={{ actions, drafterId } as RequestDetail} onDone={() => {}} />
    </BorrowedPartsProvider>,
  );
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

test('only what the server allows has a button, the next act last', () => {
  show(['release', 'ask_client', 'return', 'accept_and_allocate']);
  expect(buttons()).toEqual(['Ask the client', 'Allocate', 'Return', 'Release']);
});

test('who may do nothing sees no button', () => {
  show([]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('allocating is the next act only while nobody has the request', () => {
  show(['accept_and_allocate', 'reject'], null);
  expect(screen.getByRole('button', { name: 'Allocate' }).className).toContain('primary');
});
