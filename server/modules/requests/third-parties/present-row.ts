import type { ThirdPartyRow } from '../../../../contract/reports/third-parties.ts';
import type { ThirdParty } from './tables.ts';

export type Row = { party: ThirdParty; requests: number; lastRequestId: string; openAlerts: number };

export const presentRow = (
  { party, ...figures }: Row,
  clients: ReadonlyMap<string, string>,
  today: string,
): ThirdPartyRow => ({
  id: party.id,
  clientId: party.clientId,
  clientName: clients.get(party.clientId) ?? '',
  name: party.name,
  entityType: party.entityType,
  country: party.country,
  rating: party.rating,
  ratingScore: party.ratingScore,
  ratedAt: party.ratedAt?.toISOString() ?? null,
  relationship: party.relationship,
  monitored: party.monitored,
  nextReviewOn: party.nextReviewOn,
  reviewDue: party.nextReviewOn !== null && party.nextReviewOn <= today,
  ...figures,
  version: party.version,
});
