import { render, screen, within } from '@testing-library/react';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import { ReportTab } from './report-tab.tsx';

type Desk = import('../desk/desk.ts').Desk;

/** Per section, how many the page showed when it was first drawn. */
const drawn: Record<string, number> = {};
jest.mock('./section-editor.tsx', () => ({
  ...jest.requireActual('./section-editor.tsx'),
  SectionEditor: ({ section }: { section: { key: string } }) => {
    drawn[section.key] ??= globalThis.document.querySelectorAll('[data-section]').length;
    return <p data-section>{section.key}</p>;
  },
}));

const keys = Array.from({ length: 20 }, (_, place) => `section ${place + 1}`);
const section = (key: string, over: object = {}) => ({
  ...{ key, title: key, text: '', composed: '', own: '', carriedOver: false, assessment: null },
  ...{ replaceable: null, replaced: 'no', risk: null, findings: [], required: false },
  ...over,
});
const deskOf = (sections: object[]) =>
  ({ working: { sections, review: { changes: [] } }, edits: { sections: {} } }) as unknown as Desk;
const sections = keys.map((key) => section(key));
const desk = deskOf(sections);

test('the first sections of the report are on the page before the others are drawn', () => {
  render(<ReportTab desk={desk} />, { wrapper: WithTexts });
  expect(drawn).toEqual(Object.fromEntries(keys.map((key, place) => [key, place < 3 ? 0 : 3])));
  expect(screen.getAllByText(/^section/, { selector: '[data-section]' })).toHaveLength(20);
});

test('the list of sections says of each what it lacks and how its drafter answered for it', () => {
  const risk = { category: 'legal', ordered: true, found: 0 };
  const searched = { outcome: 'nothing_found', searchedOn: '2026-11-28', sources: ['Court register'] };
  const shown = [
    section('Scope', { composed: 'Basic screening.' }),
    section('Summary', { required: true }),
    section('Sanctions', { composed: 'One name was screened.', risk, required: true }),
    section('Litigation', { assessment: searched, risk, required: true }),
    section('Financial', { assessment: { outcome: 'not_assessed', reason: 'Closed.' }, risk }),
    section('Bribery', { own: 'Nothing was found.', carriedOver: true, risk }),
    section('Regulatory', { composed: 'Fined.', risk: { ...risk, found: 1 } }),
    section('PEP', { risk: { ...risk, ordered: false } }),
  ];
  render(<ReportTab desk={deskOf(shown)} />, { wrapper: WithTexts });
  const list = screen.getByRole('navigation', { name: 'Sections of the report' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '✓Scope',
    '☐Summary Missing',
    '☐Sanctions Missing',
    '✓Litigation Nothing adverse found',
    '–Financial Not assessed',
    '☐Bribery From an earlier version',
    '✓Regulatory',
    '–PEP',
  ]);
});
