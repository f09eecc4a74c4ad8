/** The figures of the scoring method. Whoever changes one changes `NAME_METHOD_VERSION` too. */
export const METHOD = {
  /** Least weight of a word, and how steeply rarity raises it. */
  wordFloor: 0.15,
  rarityPower: 1.2,
  kindWeights: { number: 0.3, initial: 0.25, particle: 0.06, honorific: 0.06, legal: 0.05 },
  /** What words in brackets weigh, as a share. */
  aside: 0.4,
  qualityPower: 1.43,
  conflict: 1.85,
  omission: 0.45,
  numberConflict: 0.3,
  numberOmission: 0.08,
  singleToken: 0.75,
  initialSimilarity: 0.8,
  joinDiscount: 0.01,
};

/** Names the method that gave a similarity; changes whenever a similarity can change. */
export const NAME_METHOD_VERSION = 'names-1';
