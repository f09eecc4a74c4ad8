import { render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import { RowGrid } from './row-grid.tsx';

afterEach(() => localStorage.clear());

const row = {
  ...{ line: 2, cells: { 'Legal name': 'Kaveri' }, intake: {}, refused: {} },
  errors: { Type: 'Use one of: organisation, individual, vessel.', Purpose: 'Required.' },
};

test('what is wrong with a row is said in the reader’s language', async () => {
  localStorage.setItem('umi_locale', 'hi-IN');
  const { container } = render(
    <WithTexts language="hi-IN">
      <RowGrid rows={[row]} />
    </WithTexts>,
  );
  await screen.findAllByText(/Purpose: आवश्यक है।$/);
  expect(container.textContent?.replace(/[\u2068\u2069]/g, '')).toContain('त्रुटियाँLegal name');
  expect(container.textContent?.replace(/[\u2068\u2069]/g, '')).toContain(
    'Type: इनमें से एक लिखें: organisation, individual, vessel। Purpose: आवश्यक है।',
  );
});
