import { act, render, screen } from '@testing-library/react';
import { WithTexts } from '../../../tests/browser/with-texts.tsx';
import { NoticeSentence, useNoticeName } from './notice-sentence.tsx';

const screened = {
  entity_name: 'Secret Kettles',
  activity: 'was screened: 3 matches',
  code: 'request.screened',
  values: { matches: 3 } as Record<string, string | number>,
};

function Item({ notice }: { notice: typeof screened }) {
  return (
    <p data-testid="said">
      {useNoticeName()(notice)}: <NoticeSentence notice={notice} />
    </p>
  );
}

async function shown(language: string, notice = screened) {
  await act(async () => {
    render(
      <WithTexts language={language}>
        <Item notice={notice} />
      </WithTexts>,
    );
  });
  return screen.getByTestId('said').textContent;
}

test.each([
  ['en-US', 'Secret Kettles: was screened: 3 matches'],
  ['hi-IN', 'Secret Kettles: स्क्रीनिंग पूरी हुई: 3 मिलान'],
  ['ar-SA', 'Secret Kettles: اكتمل فحص القوائم: 3 تطابقات'],
])('a notice is read in %s', async (language, said) => {
  expect(await shown(language)).toBe(said);
});

test('what has no name of its own, and the words that a notice carries, come in the reader’s language too', async () => {
  const claimed = {
    ...screened,
    entity_name: 'Your account',
    code: 'account.role_claimed',
    values: { role: 'drafter' },
  };
  expect(await shown('hi-IN', claimed)).toBe('आपका खाता: पहचान प्रदाता ने भूमिका बदली: विश्लेषक');
});

test('why something failed is told in the reader’s language too', async () => {
  localStorage.setItem('umi_locale', 'ar-SA');
  const stopped = {
    ...screened,
    entity_name: 'Harbour list',
    code: 'list.not_imported',
    values: { reason: 'The import stopped because of a server error. Import it again.' },
  };
  await shown('ar-SA', stopped);
  expect(await screen.findByText(/^تعذّر الاستيراد: .*توقف الاستيراد بسبب خطأ في الخادم/)).toBeTruthy();
  localStorage.clear();
});

test('a notice about scheduled work calls it by its name in the reader’s language', async () => {
  const recovered = {
    ...screened,
    entity_name: 'News feeds',
    code: 'schedule.recovered',
    values: { schedule: 'news.due' },
  };
  expect(await shown('ar-SA', recovered)).toMatch(/^مصادر الأخبار: /);
});

test('a notice has the direction of its language', async () => {
  await shown('ar-SA');
  expect(screen.getByText(/اكتمل/, { selector: 'bdi' }).dir).toBe('rtl');
});

test('a notice of a newer version is read in English and said to be', async () => {
  expect(await shown('hi-IN', { ...screened, code: 'request.teleported' })).toBe(
    'Secret Kettles: was screened: 3 matches',
  );
  expect(screen.getByText('was screened: 3 matches').lang).toBe('en');
});
