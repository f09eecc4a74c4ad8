import { QueryBuilder } from 'drizzle-orm/pg-core';
import { thirdParties } from './tables.ts';

/** Third parties as modules above read them in the database, never to write. */
export const thirdPartyView = new QueryBuilder()
  .select({
    id: thirdParties.id,
    clientId: thirdParties.clientId,
    name: thirdParties.name,
    rating: thirdParties.rating,
    lastRequestId: thirdParties.lastRequestId,
    requestLeftAt: thirdParties.requestLeftAt,
    monitored: thirdParties.monitored,
    mergedInto: thirdParties.mergedInto,
  })
  .from(thirdParties)
  .as('third_parties');
