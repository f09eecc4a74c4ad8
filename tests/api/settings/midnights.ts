/** A day of a firm: its first instant and the first one after it, as published for the zone, not as we compute them. */
export const midnights = [
  { zone: 'Asia/Kolkata', day: '2026-11-20', begins: '2026-11-19T18:30:00Z', ends: '2026-11-20T18:30:00Z' },
  {
    zone: 'Pacific/Honolulu',
    day: '2026-11-20',
    begins: '2026-11-20T10:00:00Z',
    ends: '2026-11-21T10:00:00Z',
  },
  {
    zone: 'Pacific/Kiritimati',
    day: '2026-11-20',
    begins: '2026-11-19T10:00:00Z',
    ends: '2026-11-20T10:00:00Z',
  },
  // Clocks go forward: a day of 23 hours.
  {
    zone: 'America/New_York',
    day: '2027-03-14',
    begins: '2027-03-14T05:00:00Z',
    ends: '2027-03-15T04:00:00Z',
  },
  // Clocks go back: a day of 25 hours.
  { zone: 'Europe/London', day: '2026-10-25', begins: '2026-10-24T23:00:00Z', ends: '2026-10-26T00:00:00Z' },
  // Clocks go back from one o'clock to midnight, so that there are two midnights.
  {
    zone: 'America/Havana',
    day: '2026-11-01',
    begins: '2026-11-01T04:00:00Z',
    ends: '2026-11-02T05:00:00Z',
  },
] as const;

export const instantsOf = ({ begins, ends }: { begins: string; ends: string }) => ({
  first: new Date(begins),
  last: new Date(Date.parse(ends) - 1),
  after: new Date(ends),
  before: new Date(Date.parse(begins) - 1),
});
