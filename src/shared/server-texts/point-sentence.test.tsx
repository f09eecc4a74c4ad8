import { act, render, screen } from '@testing-library/react';
import { WithTexts } from '../../../tests/browser/with-texts.tsx';
import { usePointSentences } from './point-sentence.ts';

const english = [
  '2 matches have no disposition.',
  'The section “Sanctions” is empty.',
  'The moon is not full.',
];
const points: Parameters<ReturnType<typeof usePointSentences>>[0] = [
  { code: 'matches.undecided', values: { count: 2 } },
  { code: 'section.empty', values: { section: 'sanctions', title: 'Sanctions' } },
  { code: 'moon.full', values: {} },
];

function Points() {
  return <p data-testid="said">{usePointSentences()(points, english).join(' | ')}</p>;
}

test.each([
  ['en-US', '2 matches have no disposition. | The section “Sanctions” is empty. | The moon is not full.'],
  ['hi-IN', '2 मिलानों पर निर्णय शेष है। | खंड “\u2068प्रतिबंध\u2069” खाली है। | The moon is not full.'],
  ['ar-SA', 'تطابقان بلا قرار. | القسم «\u2068العقوبات\u2069» فارغ. | The moon is not full.'],
])(
  'what a review still waits for is read in %s; in English where only a newer server knows it',
  async (language, said) => {
    await act(async () => {
      render(
        <WithTexts language={language}>
          <Points />
        </WithTexts>,
      );
    });
    expect(screen.getByTestId('said').textContent).toBe(said);
  },
);
