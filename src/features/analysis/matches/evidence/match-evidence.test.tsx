import { act, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { WithTexts } from '../../../../../tests/browser/with-texts.tsx';
import { MatchEvidence } from './match-evidence.tsx';

const pair = { left: 'blackreef', right: 'black reef', how: 'joined', similarity: 0.99, weight: 1 };
const explanation = {
  ...{ pairs: [pair], leftOnly: [], rightOnly: [], sentence: '' },
  parts: [{ kind: 'agreement', label: 'Words that agree', value: 0.99 }],
};
const match = {
  ...{ subject: { name: 'Blackreef' }, matchedName: 'Black Reef', similarity: 0.99, corroboration: [] },
  entry: {
    ...{ id: 'M-006', type: 'organisation', names: [{ kind: 'primary', text: 'Black Reef' }] },
    ...{ births: [], gender: null, countries: [], programmes: [], positions: [] },
    ...{ identifiers: [], addresses: [], topics: [], remarks: null },
  },
  explanation,
} as unknown as ComponentProps<typeof MatchEvidence>['match'];

test.each([
  ['ar-SA', 'rtl'],
  ['hi-IN', 'ltr'],
])(
  'why names are alike is said in the direction of %s, though a listed name begins it',
  async (language, dir) => {
    await act(async () => {
      render(
        <WithTexts language={language}>
          <MatchEvidence match={match} />
        </WithTexts>,
      );
    });
    const [sentence] = await screen.findAllByText(/blackreef.*black reef/);
    expect(sentence?.closest('[dir]')?.getAttribute('dir')).toBe(dir);
  },
);
