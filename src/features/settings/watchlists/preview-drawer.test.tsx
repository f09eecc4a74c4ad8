// Umi's own modules first: they and the shared ones import each other.
import '@umijs/max';
import { render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import { PreviewDrawer } from './preview-drawer.tsx';

const rejected = [
  {
    file: 'own.csv',
    line: 2,
    reason: '“Zorin…” has more than 400 characters: only its beginning is compared.',
  },
  {
    file: 'own.csv',
    line: 2,
    reason: '"Ruritania" is not a country that can be recognised; it is kept as a remark.',
  },
];
const counts = { entries: 3, names: 3, added: 3, changed: 0, removed: 0, rejected: 0 };
const mockPreview = {
  version: { id: 'v1', number: 1, status: 'discarded', counts },
  ...{ base: null, comparison: null, added: [], changed: [], removed: [], affected: [], unknownTopics: [] },
  ...{ rejected, rejectedCount: 2 },
};
jest.mock('@/shared/ui', () => ({
  SkeletonList: () => null,
  useAct: () => ({ dialog: null }),
  useCall: () => ({ data: { preview: mockPreview }, error: null, reload: () => {} }),
}));
// The real one measures its tabs and sets state when that is done.
jest.mock('antd', () => ({
  ...jest.requireActual('antd'),
  Tabs: ({ items }: { items: { label: string; children: import('react').ReactNode }[] }) =>
    items.flatMap(({ label, children }) => [
      <p key={label}>{label}</p>,
      <div key={`${label}:`}>{children}</div>,
    ]),
}));

test('F3 rows that were read only in part are counted in the preview, though none was rejected', () => {
  render(<PreviewDrawer version="v1" onClose={() => {}} />);
  screen.getByText('Some rows were read only in part. See “Rows to check”.');
  screen.getByText('Rows to check 2');
});

test('each note about a row is said in the reader’s language', async () => {
  localStorage.setItem('umi_locale', 'hi-IN');
  const { baseElement } = render(
    <WithTexts language="hi-IN">
      <PreviewDrawer version="v1" onClose={() => {}} />
    </WithTexts>,
  );
  await screen.findByText(/टिप्पणी के रूप में रखा गया है/);
  const told = baseElement.textContent?.replace(/[\u2066-\u2069]/g, '');
  expect(told).toContain('“Zorin…” में 400 से अधिक वर्ण हैं: केवल उसके आरंभ की तुलना की जाती है।');
  expect(told).toContain('“Ruritania” पहचानने योग्य देश नहीं है। इसे टिप्पणी के रूप में रखा गया है।');
  localStorage.clear();
});
