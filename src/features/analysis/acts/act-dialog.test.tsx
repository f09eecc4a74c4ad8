import { fireEvent, render, screen } from '@testing-library/react';
import type { RequestDetail } from '../analysis.ts';
import { ActDialog } from './act-dialog.tsx';
import { type ActWords, actWords } from './act-words.ts';

const request = { number: 'PR-1', drafterName: 'Meera Nair', clientName: 'Orchid Loom' } as RequestDetail;
const show = (action: 'submit_for_review' | 'release' | 'return', more = {}) =>
  render(
    <ActDialog
      action={action}
      words={actWords[action] as ActWords}
      request={request}
      openPoints={[]}
      unsaved={0}
      onClose={() => {}}
      onDone={() => {}}
      onReload={() => {}}
      {...more}
    />,
  );
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('an analysis with open points cannot be submitted, and they are listed', () => {
  show('submit_for_review', { openPoints: ['2 matches have no disposition.'] });
  expect(button('Submit for review').disabled).toBe(true);
  expect(screen.getByText('2 matches have no disposition.')).toBeTruthy();
});

test('unsaved changes are saved before a review', () => {
  show('submit_for_review', { unsaved: 1 });
  expect(button('Submit for review').disabled).toBe(true);
});

test('whoever releases reads who drafted it', () => {
  show('release');
  expect(screen.getByText('Meera Nair')).toBeTruthy();
  expect(button('Release').disabled).toBe(false);
});

test('a return needs its reason', () => {
  show('return');
  expect(button('Return').disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'The source is missing.' } });
  expect(button('Return').disabled).toBe(false);
});
