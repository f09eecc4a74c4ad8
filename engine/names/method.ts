/** The figures of the scoring method. Whoever changes one changes `NAME_METHOD_VERSION` too. */
export const METHOD = {
  /** Least weight of a word, and how steeply rarity raises it. */
  wordFloor: 0.15,
  rarityPower: 1.2,
  kindWeights: { number: 0.3, initial: 0.25, letter: 0.25, particle: 0.06, honorific: 0.06, legal: 0.05 },
  /** What words in brackets weigh, as a share. */
  aside: 0.4,
  /** Extra cost of another first sound, and how much dearer changes are in short words. */
  onset: 0.2,
  shortWords: 0.3,
  qualityPower: 1.43,
  conflict: 1.85,
  /** The least price of a distinctive word on both sides that is not the same. */
  conflictBase: 0.05,
  omission: 0.45,
  /** What omission costs more when little that is rare agrees, and how much agreeing weight is enough. */
  thinOmission: 0.2,
  enough: 1.2,
  numberConflict: 0.45,
  numberOmission: 0.12,
  singleToken: 0.75,
  initialSimilarity: 0.8,
  joinDiscount: 0.01,
  acronym: 0.85,
  /** The price of father and son in the other order. */
  lineage: 0.25,
  shortened: 0.76,
  /** Below this deductions bite less and less, so that weak matches keep an order. */
  softFloor: 0.3,
};

/** Names the method that gave a similarity; changes whenever a similarity can change. */
export const NAME_METHOD_VERSION = 'names-1';
