import { render, screen } from '@testing-library/react';
import { IdentifierChecks } from './identifier-checks.tsx';

afterEach(() => localStorage.clear());

const checks = [
  {
    ...{ scheme: 'CIN' as const, value: 'U17111MH2009PTC190001', valid: true },
    says: ['Private limited company', 'Unlisted', 'Maharashtra', 'Incorporated in 2009'],
    registered: null,
    contradictions: [
      { field: 'legalName', text: 'The CIN says private limited company, but the name lacks "Private".' },
      {
        field: 'cin',
        text: 'In a CIN characters 2 to 6 are the industry and must be digits; here stands "1A".',
      },
    ],
  },
];

test('what a number says keeps its capitals', () => {
  render(<IdentifierChecks checks={checks} register={null} />);
  expect(
    screen.getByText(
      'The number says: Private limited company · Unlisted · Maharashtra · Incorporated in 2009',
    ),
  ).toBeTruthy();
});

test('what a number says, and what contradicts it, comes in the reader’s language', async () => {
  localStorage.setItem('umi_locale', 'hi-IN');
  const { container } = render(<IdentifierChecks checks={checks} register={null} />);
  await screen.findByText(/“Private” नहीं है।$/);
  const plain = container.textContent?.replace(/[\u2068\u2069]/g, '');
  expect(plain).toContain('प्राइवेट लिमिटेड कंपनी · असूचीबद्ध · Maharashtra · निगमन 2009 में');
  expect(plain).toContain('CIN के अनुसार प्राइवेट लिमिटेड कंपनी, लेकिन नाम में “Private” नहीं है।');
  expect(plain).toContain('CIN में वर्ण 2 से 6 उद्योग बताते हैं और अंक होने चाहिए। यहाँ “1A” लिखा है।');
});
