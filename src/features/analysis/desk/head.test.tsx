import { act, render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import type { Rating, RequestDetail } from '../analysis.ts';
import { Head } from './head.tsx';

const request = { status: 'draft', drafterName: null, allocatorName: null } as RequestDetail;
const proposed = (reason: string) =>
  ({ counts: 'high', provisional: false, proposal: { by: 'Meera Nair', band: 'high', reason } }) as Rating;

beforeAll(() => {
  class Unmoved {
    observe() {}
    disconnect() {}
  }
  window.IntersectionObserver = Unmoved as unknown as typeof IntersectionObserver;
});

test.each([
  ['en-US', '', /Meera Nair\u2069? confirms .*High\u2069?\.$/],
  ['hi-IN', '', /पुष्टि की।$/],
  ['hi-IN', 'नई सुनवाई', /पुष्टि की: \u2068?नई सुनवाई\u2069?$/],
  ['ar-SA', '', /\.$/],
])('a confirmed rating is a sentence of the reader’s language, %s %s', async (language, reason, ending) => {
  await act(async () => {
    render(
      <WithTexts language={language}>
        <Head request={request} rating={proposed(reason)} />
      </WithTexts>,
    );
  });
  expect(screen.getByText(/Meera Nair/).textContent).toMatch(ending);
});
