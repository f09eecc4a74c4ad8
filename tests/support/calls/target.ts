/** The ids that calls name: one object of each kind that one client has, or that nobody has. */
export type Target = {
  client: string;
  request: string;
  thirdParty: string;
  attachment: string;
  match: string;
  finding: string;
  job: string;
  user: string;
  session: string;
  notification: string;
  /** Lists belong to the firm: they are the same for every client. */
  watchlist: string;
  listVersion: string;
};

/** Well-formed ids of nothing. */
export const missing: Target = {
  client: '7c9e6679-7425-40de-944b-e07fc1f90a01',
  request: '7c9e6679-7425-40de-944b-e07fc1f90a02',
  thirdParty: '7c9e6679-7425-40de-944b-e07fc1f90a0c',
  attachment: '7c9e6679-7425-40de-944b-e07fc1f90a03',
  match: '7c9e6679-7425-40de-944b-e07fc1f90a04',
  finding: '7c9e6679-7425-40de-944b-e07fc1f90a05',
  job: '7c9e6679-7425-40de-944b-e07fc1f90a06',
  user: '7c9e6679-7425-40de-944b-e07fc1f90a07',
  session: '7c9e6679-7425-40de-944b-e07fc1f90a08',
  notification: '7c9e6679-7425-40de-944b-e07fc1f90a09',
  watchlist: '7c9e6679-7425-40de-944b-e07fc1f90a0a',
  listVersion: '7c9e6679-7425-40de-944b-e07fc1f90a0b',
};
