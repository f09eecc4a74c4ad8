import '@umijs/max';
import { fireEvent, render, screen } from '@testing-library/react';
import { replaceMessageChannel } from '../../../../tests/browser/message-channel.ts';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import { NameTags } from './name-tags.tsx';

replaceMessageChannel();

test('an empty field does not say how many names it takes', () => {
  render(<NameTags />);
  expect(screen.getByRole('combobox')).toBeTruthy();
  expect(screen.queryByText(/names/)).toBeNull();
});

test('from the first name on a field says how many it takes', () => {
  render(<NameTags value={['Kaveri Tex']} />);
  expect(screen.getByText('1 of 500 names, up to 300 characters each')).toBeTruthy();
});

test('names that do not fit are counted in the reader’s language', async () => {
  const long = 'K'.repeat(301);
  render(<NameTags value={['Kaveri Tex']} />, {
    wrapper: ({ children }) => <WithTexts language="hi-IN">{children}</WithTexts>,
  });
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: `${long},` } });
  expect((await screen.findByRole('alert')).textContent).toBe(`1 नाम नहीं जोड़ा गया: ${long}`);
});
