import { render, screen } from '@testing-library/react';
import words from '@/shared/words/en.json';
import { withRouter } from '../../../../tests/browser/with-router.tsx';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import { ComparisonPanel } from './comparison-panel.tsx';
import { IdentityPanel } from './identity-panel.tsx';
import { RatingHistory } from './rating-history.tsx';

test('the risk history names each rating and what set it, the newest first', () => {
  const report = { score: 20, basis: 'score', source: 'report', request: { id: 'r', number: 'PR-000001' } };
  const ratings = [
    { ...report, at: '2025-03-01T09:00:00Z', rating: 'low', reportVersion: 1 },
    { ...report, at: '2026-03-01T09:00:00Z', rating: 'high', score: 80, reportVersion: 2 },
  ];
  render(<RatingHistory ratings={ratings as never} />, { wrapper: withRouter() });
  const [, newest, oldest] = screen.getAllByRole('row');
  expect(newest?.textContent).toContain('Report PR-000001, version 2');
  expect(oldest?.textContent).toContain('Low');
});

test('an update of a list says whether it brought a match, changed nothing or was not compared', () => {
  const update = {
    watchlist: 'Own list',
    activatedAt: '2026-03-01T09:00:00Z',
    added: 1,
    changed: 0,
    removed: 0,
  };
  const updates = [
    { ...update, version: 4, matches: 0, compared: false },
    { ...update, version: 3, matches: 0, compared: true },
    { ...update, version: 2, matches: 1, compared: true },
  ];
  render(<ComparisonPanel profile={{ comparison: null, updates } as never} />, { wrapper: WithTexts });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.split('removed')[1])).toEqual([
    'Not compared',
    'No new matches',
    '1 match',
  ]);
});

test.each([
  ['stands where something is known', { address: '1 Quay Road' }, 1],
  ['is left out where nothing is known: an empty card says nothing', {}, 0],
])('the card with names, people and owners of a third party %s', (_, identity, cards) => {
  render(<IdentityPanel profile={{ identity, documents: [] } as never} />, { wrapper: withRouter() });
  expect(screen.queryAllByRole('heading', { name: 'Identification' })).toHaveLength(cards);
});

test('a document and its size, day and request stand in the direction of the page, not of their first letter', () => {
  const document = { id: 'd', name: 'Trade licence.txt', kind: null, size: 43 };
  const profile = {
    identity: {},
    documents: [
      { ...document, uploadedAt: '2026-09-28T09:00:00Z', request: { id: 'r', number: 'PR-000356' } },
    ],
  };
  render(<IdentityPanel profile={profile as never} />, { wrapper: withRouter() });
  const [item] = screen.getAllByRole('listitem');
  expect(item?.textContent).toBe('Trade licence.txt 43 B, 28 Sep 2026, PR-000356');
  expect(item?.closest('[dir]')?.getAttribute('dir')).toBe('ltr');
});

test('the profile calls each field what the request form calls it', () => {
  const identity = {
    ...{ nativeName: 'केस्ट्रेल', formerNames: ['Kestrel Mills'], aliases: ['KML'], address: '1 Quay Road' },
    registrationIds: [{ scheme: 'LEI', value: '5493001KJTIIGC8Y1R12' }],
    principals: [{ name: 'Asha Rao', role: 'director' }],
  };
  render(<IdentityPanel profile={{ identity, documents: [] } as never} />, { wrapper: withRouter() });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
    (['nativeName', 'formerNames', 'aliases', 'registrationIds', 'address', 'principals'] as const).map(
      (field) => words[field],
    ),
  );
});
