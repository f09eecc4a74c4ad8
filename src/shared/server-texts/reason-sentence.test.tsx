import { act, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { WithTexts } from '../../../tests/browser/with-texts.tsx';
import { Reasons } from './reason-sentence.tsx';

async function shown(language: string, given: ComponentProps<typeof Reasons>) {
  await act(async () => {
    render(
      <WithTexts language={language}>
        <p data-testid="because">
          <Reasons {...given} />
        </p>
      </WithTexts>,
    );
  });
  return screen.getByTestId('because').textContent?.replace(/[\u2066-\u2069]/g, '');
}

const reasons: ComponentProps<typeof Reasons>['reasons'] = [
  { code: 'country.cpi', values: { country: 'IN', cpi: 38 } },
  { code: 'relationship.known_officials', values: { relationship: 'agent' } },
];
const english = 'India has a CPI score of 38. Agent, dealing with officials.';

test.each([
  ['en-US', english],
  ['hi-IN', 'भारत का भ्रष्टाचार बोध सूचकांक 38 है। एजेंट, सरकारी अधिकारियों से संपर्क के साथ।'],
  ['ar-SA', 'درجة الهند في مؤشر مدركات الفساد 38. وكيل، مع التعامل مع مسؤولين حكوميين.'],
])('reasons are read in %s, and what they name is called as in that language', async (language, text) => {
  expect(await shown(language, { reasons, english })).toBe(text);
});

test('a sentence that is stored with a rating is read in plainer English', async () => {
  const stored = 'A match with a sanctions list is true.';
  const floor = { reasons: [{ code: 'floor.sanctions_match', values: {} }], english: stored };
  expect(await shown('en-US', floor)).toBe('A match with a sanctions list is confirmed.');
});

test('reasons that only a newer server knows are read in English and said to be', async () => {
  const newer = [...reasons, { code: 'moon.full', values: {} }];
  expect(await shown('hi-IN', { reasons: newer, english })).toBe(english);
  expect(screen.getByText(english).lang).toBe('en');
});

test.each([
  ['ar-SA', 'rtl'],
  ['hi-IN', 'ltr'],
])(
  'a sentence in %s runs in its direction, though a name in other letters begins it',
  async (language, dir) => {
    const news = [{ code: 'alert.news', values: { feeds: 'Harbour Gazette', count: 1 } }];
    expect(await shown(language, { reasons: news, english })).toMatch(/^Harbour Gazette: /);
    expect(screen.getByTestId('because').firstElementChild?.getAttribute('dir')).toBe(dir);
  },
);
