/** How much a database holds. Everything else that a year leaves follows from these by the proportions below. */
export type Volume = { clients: number; requests: number; events: number };

/** The middle column of docs/scaling.md: 1,021,000 matches and 50,000 monitored third parties. */
export const L: Volume = { clients: 1000, requests: 100_000, events: 5_000_000 };

/** For the suite, with fewer events than belong to so many requests: each is hashed. */
export const S: Volume = { clients: 20, requests: 4000, events: 20_000 };

/** Of every submitted request. One in two third parties is monitored. */
export const perRequest = {
  /** Of the screening at its submission, each decided. */
  firstMatches: 5,
  /** Of the second one, which carries these decisions over and finds one more. */
  laterMatches: 6,
  notices: 8,
  /** Attached by the drafter; each is read and has a finding. */
  articles: 2,
  ratings: 3,
};

export const perClient = { people: 5 };

/** Of what retention removes as it comes: a month of sessions, a quarter of mails. */
export const perPerson = { sessions: 20, mails: 20, passwords: 4, views: 3 };

/** One in so many. */
export const oneIn = {
  /** Decided matches are looked at again. */
  secondLook: 20,
  /** Monitored third parties have an alert; nine in ten of these are closed. */
  alert: 5,
  /** Requests. */
  override: 20,
  returned: 5,
  tagged: 3,
  watched: 4,
  nearName: 3,
  held: 500,
  /** Third parties, after the release. */
  condition: 10,
  secondLead: 30,
  /** Monitored third parties. */
  news: 20,
  /** People. */
  provisioned: 5,
  sharedView: 10,
  /** Clients. */
  ownProvider: 10,
  webhook: 10,
  /** Clusters. */
  split: 5,
};

/** Entries of each of the versions of a list, by requests. */
export const list = { versions: 3, entriesPerRequest: 0.2 };
