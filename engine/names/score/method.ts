/** The figures of the scoring method. Whoever changes one changes `NAME_METHOD_VERSION` too. */
export const METHOD = {
  /** Least weight of a word, and how steeply rarity raises it. */
  wordFloor: 0.25,
  rarityPower: 1.2,
  /** The most that counts as the rarity of a word common in business, and of a widespread given name. */
  commonWord: 0.5,
  /** The same for a word that only says what kind of organisation it is. */
  kindWord: 0.1,
  givenName: 0.7,
  kindWeights: { number: 0.3, initial: 0.25, letter: 0.25, particle: 0.06, honorific: 0.09, legal: 0.05 },
  /** What words in brackets weigh, as a share. */
  aside: 0.55,
  /** How much dearer changes are in short words. */
  shortWords: 0.1,
  /** How much dearer changes are in a syllable of Korean or Chinese. */
  syllable: 1.4,
  qualityPower: 1.23,
  conflict: 1.85,
  /** The least price of a distinctive word on both sides that is not the same. */
  conflictBase: 0.45,
  omission: 0.45,
  /** What omission costs more when little that is rare agrees, and how much agreeing weight is enough. */
  thinOmission: 0.3,
  enough: 1.5,
  numberConflict: 0.45,
  numberOmission: 0.24,
  singleToken: 0.95,
  initialSimilarity: 0.8,
  joinDiscount: 0.01,
  acronym: 0.85,
  /** The price of the same words in another order. */
  order: 0.02,
  /** The price of father and son in the other order. */
  lineage: 0.25,
  shortened: 0.8,
  /** The price of another type: a company where a person is looked for. It weighs, it never excludes. */
  otherType: 0.06,
  /**
   * What agreement by chance costs. From how many entries expected by chance on, as a power of ten, for Latin words and
   * for those read from another script; the price of a power of ten, and what it rises by and costs at most where the
   * words are not the same; from what unlikeness on they are not, and how much of it counts in full.
   */
  coincidence: {
    from: -0.25,
    fromHeard: -1.5,
    price: 0.03,
    unlikePrice: 0.07,
    most: 0.05,
    unlikeMost: 0.05,
    heardMost: 0.25,
    unlike: { from: 0.03, whole: 0.1 },
  },
  /**
   * Chances (0–1): of a number, of a word of three letters and fewer, of a syllable of an East Asian given name; how much
   * of a list one country makes up; and, as a number of entries, a word that nobody else bears.
   */
  chances: { number: 0.05, shortWord: 0.0005, syllable: 0.03, region: 0.1, alone: 0.2 },
  /** Below this deductions bite less and less, so that weak matches keep an order. */
  softFloor: 0.3,
};

/** Names the method; changes whenever a similarity, or what a search finds at a threshold of 0.5 or more, can change. */
export const NAME_METHOD_VERSION = 'names-18';
