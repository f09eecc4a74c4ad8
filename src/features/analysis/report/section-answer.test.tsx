import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { replaceMessageChannel } from '../../../../tests/browser/message-channel.ts';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import type { Assessment } from '../analysis.ts';
import { SectionAnswer } from './section-answer.tsx';

replaceMessageChannel();

const list = 'Own list, version 3 of 1 November 2026, screened on 28 November 2026';

function show(answer: Assessment | null, sources: string[] = [list], disabled = false) {
  const onChange = jest.fn();
  render(
    <SectionAnswer
      {...{ title: 'Financial', answer, disabled, onChange }}
      searched={{ on: '2026-11-28', sources }}
    />,
    { wrapper: WithTexts },
  );
  return onChange;
}
const button = (name: string) => screen.getByRole('button', { name });
const write = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

test('one click answers that nothing was found, with the sources that were searched and the day', async () => {
  const onChange = show(null);
  fireEvent.click(button('Nothing adverse found: Financial'));
  expect(onChange).toHaveBeenCalledWith({
    outcome: 'nothing_found',
    searchedOn: '2026-11-28',
    sources: [list],
  });
});

test('where no source is known, the drafter names one before the section is marked', async () => {
  const onChange = show(null, []);
  fireEvent.click(button('Nothing adverse found: Financial'));
  fireEvent.click(button('Apply'));
  await screen.findByText('Name at least one source that was searched.');
  expect(onChange).not.toHaveBeenCalled();
  write('Sources searched', 'Insolvency register\n\n Filed accounts ');
  fireEvent.click(button('Apply'));
  await waitFor(() =>
    expect(onChange).toHaveBeenCalledWith({
      outcome: 'nothing_found',
      searchedOn: '2026-11-28',
      sources: ['Insolvency register', 'Filed accounts'],
    }),
  );
});

test('a section is marked as not assessed with a reason only', async () => {
  const onChange = show(null);
  fireEvent.click(button('Not assessed: Financial'));
  fireEvent.click(button('Apply'));
  await screen.findByText('Give the reason why this was not assessed.');
  write('Why it was not assessed', 'No accounts are filed.');
  fireEvent.click(button('Apply'));
  await waitFor(() =>
    expect(onChange).toHaveBeenCalledWith({ outcome: 'not_assessed', reason: 'No accounts are filed.' }),
  );
});

test('the sources of a mark can be changed, and the mark removed; a reader sees both and changes nothing', async () => {
  const answer = { outcome: 'nothing_found' as const, searchedOn: '2026-11-27', sources: ['Court register'] };
  const onChange = show(answer);
  expect(screen.getByRole('listitem').textContent).toBe('Court register');
  expect(screen.getByText('Nothing adverse was found in the sources searched on 2026-11-27:')).toBeTruthy();
  fireEvent.click(button('Remove mark'));
  expect(onChange).toHaveBeenLastCalledWith(null);
  fireEvent.click(button('Change sources'));
  write('Sources searched', 'Court register\nGazette');
  fireEvent.click(button('Apply'));
  await waitFor(() =>
    expect(onChange).toHaveBeenLastCalledWith({ ...answer, sources: ['Court register', 'Gazette'] }),
  );
});

test('a reader who may not edit is offered no mark', () => {
  show(null, [list], true);
  expect(screen.queryByRole('button')).toBeNull();
});
