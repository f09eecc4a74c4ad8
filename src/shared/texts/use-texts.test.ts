import { setLocale } from '@umijs/max';
import { speak } from './use-texts.ts';

jest.mock('@umijs/max', () => ({ setLocale: jest.fn() }));
const mockLoads = new Map<string, () => void>();
jest.mock('./catalogue.ts', () => ({
  catalogue: () => ({
    load: (language: string) => new Promise<void>((resolve) => mockLoads.set(language, resolve)),
  }),
}));

beforeEach(() => jest.mocked(setLocale).mockClear());

test('a language is spoken once its texts have come', async () => {
  const spoken = speak('hi-IN');
  expect(setLocale).not.toHaveBeenCalled();
  mockLoads.get('hi-IN')?.();
  await spoken;
  expect(jest.mocked(setLocale).mock.calls).toEqual([['hi-IN', false]]);
});

test('of two languages the one that was chosen last is spoken, whichever texts come first', async () => {
  const both = [speak('hi-IN'), speak('ar-SA')];
  mockLoads.get('ar-SA')?.();
  await both[1];
  mockLoads.get('hi-IN')?.();
  await both[0];
  expect(jest.mocked(setLocale).mock.calls.at(-1)).toEqual(['ar-SA', false]);
});
