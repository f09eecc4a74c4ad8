import { act, render, screen } from '@testing-library/react';
import { ASSESSMENT_TEAM } from '../../../contract/words.ts';
import { WithTexts } from '../../../tests/browser/with-texts.tsx';
import { useActorNames } from '../words/use-words.ts';
import { useIndustryNames } from './reason-sentence.tsx';
import { useOwnerRemarks } from './section-title.ts';

function Names() {
  const industry = useIndustryNames();
  const remark = useOwnerRemarks();
  const actor = useActorNames();
  const names = [
    industry('gambling', 'Gambling'),
    industry('kite_making'),
    remark('25 % or more'),
    remark('new flag'),
    actor(ASSESSMENT_TEAM),
    actor('Meera Nair'),
  ];
  return <p data-testid="said">{names.join(' | ')}</p>;
}

test.each([
  ['en-US', 'Gambling | Kite making | 25 % or more | new flag | Assessment team | Meera Nair'],
  ['hi-IN', 'जुआ | Kite making | 25 % या अधिक | new flag | आकलन टीम | Meera Nair'],
  ['ar-SA', 'القمار والمراهنات | Kite making | 25 % أو أكثر | new flag | فريق التقييم | Meera Nair'],
])(
  'industries, remarks on owners and the firm have names in %s; other words stay as they came',
  async (language, said) => {
    await act(async () => {
      render(
        <WithTexts language={language}>
          <Names />
        </WithTexts>,
      );
    });
    expect(screen.getByTestId('said').textContent).toBe(said);
  },
);
