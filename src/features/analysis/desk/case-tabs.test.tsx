import { render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import { CaseTabs } from './case-tabs.tsx';

const items = ['facts', 'documents'].map((key) => ({ key, label: key, children: <p>The {key}</p> }));
const open = (tab: string) =>
  render(<CaseTabs tab={tab} onShow={() => undefined} items={items} />, { wrapper: WithTexts });

test('an address that names a part opens it', () => {
  open('documents');
  expect(screen.getByText('The documents')).toBeTruthy();
});

test('an address that names a part this reader does not have opens the first, never an empty page', () => {
  open('report');
  expect(screen.getByText('The facts')).toBeTruthy();
  expect(screen.queryByText('report')).toBeNull();
});
