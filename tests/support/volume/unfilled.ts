/** Tables that `fill` leaves as they are, each with the reason. Every other one gets rows in the proportions of volumes.ts. */
const settings = 'One row for each time that an administrator saves it.';
const passing = 'Rows are removed within a day: they do not grow with the years.';
const register = 'One public register, as large for every number of clients; bench/register measures it.';

export const unfilled: Record<string, string> = {
  access_changes: passing,
  archive_tickets: passing,
  audit_checkpoints: 'Signed with the key of the server: its own schedule adds the first of each chain.',
  audit_refusals: passing,
  business_calendars: settings,
  call_counts: passing,
  client_departures: 'Few clients leave.',
  client_provider_changes: passing,
  cluster_queue: passing,
  company_register_versions: register,
  disposition_policies: settings,
  login_tickets: passing,
  master_items: settings,
  media_models: settings,
  media_settings: settings,
  media_uploads: settings,
  rating_methods: settings,
  rating_what_ifs: settings,
  registered_companies_a: register,
  registered_companies_b: register,
  retention_policies: settings,
  schedules: 'One row for each schedule of the program.',
  schema_migrations: 'One row for each migration.',
  scim_settings: settings,
  security_policies: settings,
  sign_in_failures: passing,
  sso_presented: passing,
  terms_versions: settings,
  unclaimed_files: passing,
  watchlist_feeds: settings,
  watchlist_folders: settings,
};
