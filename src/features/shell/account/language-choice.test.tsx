import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { getLocale, setLocale } from '@umijs/max';
import { call } from '@/shared/http/call';
import { LanguageChoice } from './language-choice.tsx';

jest.mock('@/shared/http/call.ts', () => ({ call: jest.fn() }));
let mockSpoken = 'en-US';
jest.mock('@umijs/max', () => ({
  useIntl: () => ({ formatMessage: ({ id }: { id: string }) => id }),
  getLocale: () => mockSpoken,
  setLocale: (language: string) => {
    mockSpoken = language;
  },
}));
const calls = jest.mocked(call as (key: string, input: object) => Promise<unknown>);
const keptIn = (language: string) => calls.mockResolvedValue({ Data: { language, languages: [] } });

beforeEach(() => {
  calls.mockReset();
  setLocale('en-US', false);
});
afterEach(() => setLocale('en-US', false));

test('the language kept with the account is asked for and spoken', async () => {
  keptIn('hi-IN');
  render(<LanguageChoice />);
  await waitFor(() => expect(getLocale()).toBe('hi-IN'));
  expect(calls.mock.calls.map(([key]) => key)).toEqual(['GET /security/v1.0/updatelanguage']);
});

test('an answer that comes after a choice does not undo it', async () => {
  let answer = (_: unknown) => {};
  calls.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  calls.mockResolvedValue({});
  render(<LanguageChoice />);
  fireEvent.click(screen.getByText('العربية'));
  answer({ Data: { language: 'hi-IN', languages: [] } });
  await waitFor(() => expect(calls).toHaveBeenCalledTimes(2));
  expect(getLocale()).toBe('ar-SA');
});
