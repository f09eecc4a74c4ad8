import { render, screen } from '@testing-library/react';
import type { Rating } from '../analysis.ts';
import type { Desk } from '../desk/desk.ts';
import { noEdits } from '../edits/edits.ts';
import { ProposalForm } from './proposal-form.tsx';

const rating = {
  overall: 'medium',
  counts: 'medium',
  asked: null,
  proposal: null,
  floors: [{ rule: 'possible_match', band: 'medium', because: '' }],
} as unknown as Rating;
const desk = (edit: boolean) => ({ may: { edit }, edits: noEdits, edit: () => {} }) as unknown as Desk;

test('a drafter cannot choose a rating below a floor', () => {
  render(<ProposalForm rating={rating} desk={desk(true)} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Low' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'High' }).disabled).toBe(false);
});

test('who does not edit reads the proposal only', () => {
  render(<ProposalForm rating={rating} desk={desk(false)} />);
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a proposal that the system computed anew is its own, in the page’s language', () => {
  const proposal = { band: 'medium', reason: '', by: 'system', at: '2026-11-26T08:00:00Z' };
  render(<ProposalForm rating={{ ...rating, proposal } as Rating} desk={desk(false)} />);
  // One phrase: what stands in parts of its own has room on both sides, the comma too.
  expect(screen.getByText('System').parentElement?.textContent).toMatch(/^System, .+ ago$/);
});
