import { render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import type { ThirdParty } from '../third-party.ts';
import type { Register } from '../use-register-act.ts';
import { AlertsPanel } from './alerts-panel.tsx';

type Alert = ThirdParty['alerts'][number];
const match: Alert['matches'][number] = {
  ...{ watchlist: 'Own list', listVersion: 2, entryId: 'X7', subject: 'Okonjo Barasa' },
  ...{ matchedName: 'Okonjo-Barasa', similarity: 0.97, strength: 'exact', change: 'added' },
  topics: ['sanctions', 'pep'],
};
const alert: Alert = {
  ...{ id: 'a', kind: 'new_match', text: 'A list has changed.', reasons: [], matches: [match] },
  news: [],
  ...{ raisedAt: '2026-11-20T09:00:00Z', outcome: null, reason: null, closedBy: null, closedAt: null },
};
const shownFor = (topics: typeof match.topics, change: string = match.change) => {
  const party = { alerts: [{ ...alert, matches: [{ ...match, topics, change }] }], actions: [] };
  render(<AlertsPanel party={party as unknown as ThirdParty} register={{} as Register} />, {
    wrapper: WithTexts,
  });
  return screen.getByText(/entry/).textContent;
};

test('F5 a match of an alert says what its entry is about', () => {
  expect(shownFor(['sanctions', 'pep'])).toMatch(/^Sanctions, PEP: Okonjo Barasa matches Okonjo-Barasa/);
});

test('a match that a newer server found for a reason unknown here is told all the same', () => {
  expect(shownFor(['pep'], 'moved')).toMatch(
    /^PEP: Okonjo Barasa matches .* entry X7 found for another reason\)$/,
  );
});

test('the similarity of a match is a percentage with one decimal, as on the evidence below', () => {
  expect(shownFor(['pep'])).toMatch(/\(Exact, 97\.0\s%; entry X7/);
});
