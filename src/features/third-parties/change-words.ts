/** What brought a match of an alert up. */
export const changeWords = {
  added: 'added',
  changed: 'changed',
  version: 'unchangedCloserAmongTheNamesOf',
  threshold: 'aboveTheLoweredThreshold',
  method: 'foundByTheNewerMethod',
  facts: 'foundSinceTheFactsChanged',
  decision: 'undecidedAgain',
  expired: 'earlierDecisionExpired',
} as const;
