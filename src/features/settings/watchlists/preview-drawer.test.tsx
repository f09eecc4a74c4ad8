import { render, screen } from '@testing-library/react';
import { PreviewDrawer } from './preview-drawer.tsx';

const rejected = [
  {
    file: 'own.csv',
    line: 2,
    reason: '“Zorin…” has more than 400 characters: only its beginning is compared.',
  },
];
const counts = { entries: 3, names: 3, added: 3, changed: 0, removed: 0, rejected: 0 };
const mockPreview = {
  version: { id: 'v1', number: 1, status: 'discarded', counts },
  ...{ base: null, comparison: null, added: [], changed: [], removed: [], affected: [], unknownTopics: [] },
  ...{ rejected, rejectedCount: 1 },
};
jest.mock('@/shared/ui', () => ({
  SkeletonList: () => null,
  useAct: () => ({ dialog: null }),
  useCall: () => ({ data: { preview: mockPreview }, error: null, reload: () => {} }),
}));
// The real one measures its tabs and sets state when that is done.
jest.mock('antd', () => ({
  ...jest.requireActual('antd'),
  Tabs: ({ items }: { items: { label: string }[] }) => items.map(({ label }) => <p key={label}>{label}</p>),
}));

test('F3 rows that were read only in part are counted in the preview, though none was rejected', () => {
  render(<PreviewDrawer version="v1" onClose={() => {}} />);
  screen.getByText('Some rows were read only in part. See “Rows to look at”.');
  screen.getByText('Rows to look at 1');
});
