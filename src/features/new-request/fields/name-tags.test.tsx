import '@umijs/max';
import { render, screen } from '@testing-library/react';
import { NameTags } from './name-tags.tsx';

test('an empty field does not say how many names it takes', () => {
  render(<NameTags />);
  expect(screen.getByRole('combobox')).toBeTruthy();
  expect(screen.queryByText(/names/)).toBeNull();
});

test('from the first name on a field says how many it takes', () => {
  render(<NameTags value={['Kaveri Tex']} />);
  expect(screen.getByText('1 of 500 names, up to 300 characters each')).toBeTruthy();
});
