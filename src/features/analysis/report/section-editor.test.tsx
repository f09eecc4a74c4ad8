import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import type { Section } from '../analysis.ts';
import type { Desk } from '../desk/desk.ts';
import { type Edits, noEdits } from '../edits/edits.ts';
import { SectionEditor } from './section-editor.tsx';

const facts = 'One name was screened on 28 November 2026.';
const matches = 'True matches:\nA – B';
const section: Section = {
  key: 'sanctions',
  title: 'Sanctions',
  required: true,
  risk: { category: 'sanctions', ordered: true, found: 1 },
  text: `${facts}\n${matches}`,
  composed: `${facts}\n${matches}`,
  replaceable: { text: facts, id: 'a1' },
  replaced: 'no',
  own: '',
  carriedOver: false,
  assessment: null,
  findings: [],
};

let edits: Edits = noEdits;
function Page({ of, canEdit = true }: { of: Section; canEdit?: boolean }) {
  const [now, setNow] = useState<Edits>(noEdits);
  edits = now;
  const desk = {
    working: {
      sections: [of],
      findings: [],
      languageModel: null,
      review: { comments: [], changes: [] },
      searched: { on: '2026-11-28', sections: [{ key: 'sanctions', sources: ['Own list'] }] },
    },
    request: { status: 'in_analysis' },
    may: { edit: canEdit },
    ...{ edits: now, edit: setNow, target: null },
  } as unknown as Desk;
  return <SectionEditor section={of} desk={desk} />;
}
const show = (over: Partial<Section> = {}, canEdit = true) =>
  render(<Page of={{ ...section, ...over }} canEdit={canEdit} />, { wrapper: WithTexts });
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Sanctions' });
const composed = () => screen.getByRole('region', { name: 'Sanctions: from the facts' });
const button = (name: string) => screen.getByRole('button', { name });

test('what is composed stands above the text of the person, who cannot write in it', async () => {
  show();
  expect(composed().textContent).toContain(facts);
  expect(within(composed()).queryByRole('textbox')).toBeNull();
  fireEvent.change(box(), { target: { value: 'Own words.' } });
  expect(edits.sections.sanctions).toEqual({ text: 'Own words.', findings: [], base: '' });
});

test('a person replaces what was composed with their own words; matches stay, and it can be restored', async () => {
  show();
  fireEvent.click(button('Replace with your own words'));
  expect(box().value).toBe(facts);
  expect(edits.sections.sanctions).toMatchObject({ replaces: 'a1', text: facts });
  const [shown] = within(composed()).getAllByText(/True matches/);
  expect(shown?.textContent).toBe(matches);
  expect(within(composed()).getByText('Your text replaces what was composed')).toBeTruthy();
  fireEvent.click(button('Restore'));
  expect(edits.sections.sanctions).toMatchObject({ replaces: null, text: facts });
  expect(composed().textContent).toContain(`${facts}\n${matches}`);
});

test('what has changed since it was replaced is shown again, until the person decides', async () => {
  show({ replaced: 'outdated', own: 'Own words.' });
  expect(screen.getByText(/The facts have changed since this was replaced/)).toBeTruthy();
  fireEvent.click(button('Replace again'));
  expect(edits.sections.sanctions).toMatchObject({ replaces: 'a1', text: 'Own words.' });
});

test('a text of an earlier version is kept by one click', async () => {
  show({ own: 'Own words.', carriedOver: true, risk: { category: 'sanctions', ordered: true, found: 0 } });
  fireEvent.click(button('Keep this text'));
  expect(edits.sections.sanctions).toEqual({ text: 'Own words.', findings: [], base: 'Own words.' });
});

test('a section says whether it is missing, marked or written', async () => {
  show({ risk: { category: 'sanctions', ordered: true, found: 0 } });
  expect(screen.getByText('Missing')).toBeTruthy();
  fireEvent.click(button('Nothing adverse found: Sanctions'));
  expect(screen.queryByText('Missing')).toBeNull();
  expect(screen.getByText('Nothing adverse found')).toBeTruthy();
  expect(edits.sections.sanctions?.assessment).toMatchObject({ sources: ['Own list'] });
});

test('a reviewer reads what was composed and what was written, and changes neither', () => {
  show({ own: '## Listing\nOwn words.' }, false);
  expect(composed().textContent).toContain(facts);
  expect(screen.getByRole('heading', { name: 'Listing' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Replace|Nothing adverse/ })).toBeNull();
});
