import { render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../../tests/browser/with-texts.tsx';
import type { Match } from '../../analysis.ts';
import { Corroboration } from './corroboration.tsx';

const items: Match['corroboration'] = [
  { field: 'birth', verdict: 'unknown' },
  { field: 'gender', verdict: 'unknown' },
];

function headings(type: Match['entry']['type'], of = items) {
  render(<Corroboration items={of} type={type} ours="Request" />, { wrapper: WithTexts });
  return screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
}

test('a person is compared by birth and gender', () => {
  expect(headings('person')).toEqual(['Date of birth', 'Gender']);
});

test('a company was incorporated, and nobody misses its gender', () => {
  expect(headings('organisation')).toEqual(['Date of incorporation']);
});

test('a gender that was stated is shown beside a listed company too', () => {
  expect(headings('organisation', [{ field: 'gender', verdict: 'unknown', ours: 'male' }])).toEqual([
    'Gender',
  ]);
});

test('a gender is said in a word of the page’s language', () => {
  headings('person', [{ field: 'gender', verdict: 'contradicts', ours: 'male', theirs: 'female' }]);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Male',
    'Female',
    '≠ Contradicts',
  ]);
});

test('another country is a difference and contradicts nothing', () => {
  headings('person', [{ field: 'country', verdict: 'contradicts', ours: 'RU', theirs: 'TJ' }]);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Russia',
    'Tajikistan',
    '≠ Differs',
  ]);
});
