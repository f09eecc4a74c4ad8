/**
 * What each kind of evidence counts, in bits or so: the logarithm of how much more often it is seen of one party than
 * of two (Fellegi and Sunter, A Theory for Record Linkage, 1969), rounded, from the tuning half of the pairs that
 * `npm run bench -- clusters` measures on. When you change a figure, change `CLUSTER_METHOD_VERSION` too.
 */
export const POINTS = {
  /** From so many points on two entries are one party. */
  link: 6,
  /** Numbers that are given once in the world, to one thing; those that are given to one party; any other number. */
  worldwideNumber: 9,
  personalNumber: 6,
  otherNumber: 4,
  differentWorldwideNumber: -9,
  differentPersonalNumber: -2,
  sameDay: 5,
  nearDay: 1,
  sameYear: 2,
  differentBirth: -6,
  /** The same for the founding of an organisation, of which lists give several dates. */
  sameFounding: 2,
  differentFounding: -2,
  /** By the similarity of the closest names, from 0 to 1. */
  names: [
    { from: 0.95, points: 4 },
    { from: 0.9, points: 3 },
    { from: 0.85, points: 2 },
    { from: 0.74, points: 1 },
  ],
  differentNames: -3,
  /** Each further name that both have, and how many count. */
  furtherName: 1,
  furtherNames: 2,
  /** The very same name of an organisation, which chooses one that nobody else has. */
  organisationName: 1,
  organisationSimilarity: 0.97,
  /** Only aliases of both are alike: bynames like “Abu Luqman”, which many share; less where an organisation's is long. */
  aliasesOnly: -2,
  longAliasesOnly: -1,
  fewWords: -2,
  manyWords: 1,
  /** Each other entry of one list that bears the name, and how many count. */
  sharedName: -1,
  sharedNames: 3,
  /** Ships and aircraft are renamed, and many bear one name. */
  nameOfCraft: -2,
  sameCountry: 1,
  differentCountry: -2,
  differentGender: -4,
  differentType: -12,
  /** A list seldom has an entry twice. */
  sameList: -4,
} as const;

export const CLUSTER_METHOD_VERSION = 'clusters-1';
