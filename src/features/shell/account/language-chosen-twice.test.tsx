import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { call } from '@/shared/http';
import { speak } from '@/shared/texts/use-texts';
import { LanguageChoice } from './language-choice.tsx';

jest.mock('@/shared/http', () => ({ call: jest.fn() }));
jest.mock('@/shared/texts/use-texts.ts', () => ({
  speak: jest.fn(),
  useTexts: () => Object.assign((id: string) => id, { language: 'en-US' }),
}));
const calls = jest.mocked(call as (key: string, input: object) => Promise<unknown>);

test('of two choices the account keeps the last one, though the texts of the first come later', async () => {
  calls.mockResolvedValue({ Data: { language: 'en-US', languages: [] } });
  let hindiComes = () => {};
  const hindi = new Promise<void>((resolve) => {
    hindiComes = resolve;
  });
  jest.mocked(speak).mockReturnValueOnce(hindi).mockResolvedValueOnce();
  render(<LanguageChoice />);
  fireEvent.click(screen.getByText('हिन्दी'));
  fireEvent.click(screen.getByText('العربية'));
  const kept = () => calls.mock.calls.filter(([key]) => key.startsWith('POST')).map(([, input]) => input);
  await waitFor(() => expect(kept()).toEqual([{ language: 'ar-SA' }]));
  hindiComes();
  await hindi;
  expect(kept()).toEqual([{ language: 'ar-SA' }]);
});
