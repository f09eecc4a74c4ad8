import '@umijs/max';
import { render, screen } from '@testing-library/react';
import { ChooseFiles } from './choose-files.tsx';

const letter = new File(['one'], 'letter.pdf');
const chart = new File(['two'], 'chart.pdf');

test('where people may say what a file is, each has a choice of its own', () => {
  const kinds = { chosen: new Map([[letter, 'identity_document']] as const), onChange: jest.fn() };
  render(<ChooseFiles files={[letter, chart]} onChange={jest.fn()} kinds={kinds} />);
  expect(screen.getByRole('combobox', { name: 'Document type of letter.pdf' })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Document type of chart.pdf' })).toBeTruthy();
  expect(screen.getAllByTitle('Identity document')).toHaveLength(1);
});

test('elsewhere nobody is asked what a file is', () => {
  render(<ChooseFiles files={[letter]} onChange={jest.fn()} />);
  expect(screen.queryByRole('combobox')).toBeNull();
});
