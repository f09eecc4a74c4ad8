import { render } from '@testing-library/react';
import { keepDetails } from '@/shared/session/current-details';
import { detailsFrom } from '@/shared/session/details-from';
import { WithTexts } from '../../../tests/browser/with-texts.tsx';
import { LastSignIn } from './last-sign-in.tsx';

function shown(previousSignIn: string, failedSignIns: number) {
  keepDetails({ ...detailsFrom(null), previousSignIn, failedSignIns });
  const { container, unmount } = render(<LastSignIn />, { wrapper: WithTexts });
  const text = container.textContent;
  unmount();
  return text;
}

test('a person reads when they last signed in, what failed since, and whom to tell', () => {
  const at = '2026-01-05T09:00:00.000Z';
  expect(shown(at, 0)).toMatch(
    /^Last sign-in: 05 Jan 2026, \d\d:\d\d\. No failed attempts since then\. If this wasn’t you, tell your administrator\.$/,
  );
  expect(shown(at, 1)).toMatch(/1 failed attempt since then\./);
  expect(shown(at, 3)).toMatch(/3 failed attempts since then\./);
});

test('nothing is told at the first sign-in, nor of what is no time', () => {
  expect(shown('', 2)).toBe('');
  expect(shown('yesterday', 2)).toBe('');
});
