import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { clients } from '../tables.ts';

/** What the reports of a client look like: data of each report that is sealed from then on. */
export const clientBranding = pgTable('client_branding', {
  clientId: uuid('client_id')
    .primaryKey()
    .references(() => clients.id),
  accent: text('accent'),
  /** A PNG as a data URL. */
  logo: text('logo'),
});
