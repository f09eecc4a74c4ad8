import type { Act } from './cast.ts';

const conditions = [
  { text: 'Send the audited accounts of the last two years', days: 60 },
  { text: 'Sign the supplier code of conduct', days: 14 },
  { text: 'Name all owners of 25 % or more, with documents', days: 30 },
  { text: 'Complete the anti-bribery training', days: 90 },
];

/** A client keeps what it asks for often. */
export async function saveConditions(act: Act) {
  const lead = await act('client');
  await lead.call('POST /reports/v1.0/conditionlibrary', { version: 0, conditions });
}
