import { render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import { ReportTab } from './report-tab.tsx';

type Desk = import('../desk/desk.ts').Desk;

/** Per section, how many the page showed when it was first drawn. */
const drawn: Record<string, number> = {};
jest.mock('./section-editor.tsx', () => ({
  SectionEditor: ({ section }: { section: { key: string } }) => {
    drawn[section.key] ??= globalThis.document.querySelectorAll('[data-section]').length;
    return <p data-section>{section.key}</p>;
  },
}));

const keys = Array.from({ length: 20 }, (_, place) => `section ${place + 1}`);
const sections = keys.map((key) => ({ key, title: key, text: '', own: '', findings: [], required: false }));
const desk = { working: { sections, review: { changes: [] } }, edits: { sections: {} } } as unknown as Desk;

test('the first sections of the report are on the page before the others are drawn', () => {
  render(<ReportTab desk={desk} />, { wrapper: WithTexts });
  expect(drawn).toEqual(Object.fromEntries(keys.map((key, place) => [key, place < 3 ? 0 : 3])));
  expect(screen.getAllByText(/^section/, { selector: '[data-section]' })).toHaveLength(20);
});
