import { method1 } from './method-1.ts';
import type { RatingMethod } from './rating-method.ts';

/**
 * Method 2, in force. The facts of a relationship give a score of the context; what was found takes its share of the
 * rest, so that a grave finding decides however harmless the context is. docs/rating.md gives the reasons and sources
 * of weights, shares and minimum ratings, and the cases that they were set by.
 */
export const method2: RatingMethod = {
  ...method1,
  version: '2',
  title: 'Method 2',
  model: 'dominant',
  weights: [
    { key: 'country', label: 'Country', value: 35 },
    { key: 'industry', label: 'Industry', value: 15 },
    { key: 'relationship', label: 'Relationship', value: 25 },
    { key: 'ownership', label: 'Ownership', value: 20 },
    { key: 'age', label: 'Age of the third party', value: 5 },
  ],
  role: { subject: 1, principal: 0.8, owner: 0.8, associate: 0.4 },
  stage: {
    acquittal: 0,
    allegation: 0.35,
    civil_claim: 0.35,
    investigation: 0.6,
    civil_judgment: 0.6,
    fact: 0.7,
    settlement: 0.8,
    penalty: 0.8,
    charge: 0.8,
    insolvency: 0.9,
    conviction: 1,
  },
  floors: {
    pepClasses: [1, 2],
    chargeRoles: ['subject', 'principal', 'owner'],
    recentYears: 5,
    years: 10,
    seriousMatters: [
      'bribery',
      'fraud',
      'money_laundering',
      'terrorism',
      'sanctions_evasion',
      'narcotics',
      'trafficking',
    ],
    seriousCategories: ['bribery_corruption', 'financial', 'sanctions'],
    controlPct: 50,
    intermediaries: ['agent', 'intermediary', 'consultant', 'customs_broker', 'lobbyist'],
    intermediaryCountry: 65,
    rules: [
      { rule: 'sanctions_match', band: 'high', text: 'A true match with a sanctions list.' },
      {
        rule: 'sanctioned_ownership',
        band: 'high',
        text: 'Sanctioned parties hold half of the shares or more.',
      },
      { rule: 'call_for_action', band: 'high', text: 'A country under the FATF call for action.' },
      {
        rule: 'serious_conviction',
        band: 'high',
        text: 'A conviction of the third party for bribery, fraud, money laundering, terrorism, sanctions evasion or trafficking within five years.',
      },
      {
        rule: 'official_intermediary',
        band: 'high',
        text: 'An intermediary who deals with officials in a country where corruption is widespread.',
      },
      {
        rule: 'conviction',
        band: 'medium',
        text: 'A conviction of the third party, a principal or an owner within ten years.',
      },
      {
        rule: 'criminal_charge',
        band: 'medium',
        text: 'A criminal charge within ten years whose outcome is not known.',
      },
      {
        rule: 'investigation',
        band: 'medium',
        text: 'An investigation by an authority within ten years whose outcome is not known.',
      },
      { rule: 'settlement', band: 'medium', text: 'A settlement with an authority within ten years.' },
      {
        rule: 'penalty',
        band: 'medium',
        text: 'An administrative penalty of medium or high severity within ten years.',
      },
      {
        rule: 'insolvency',
        band: 'medium',
        text: 'Insolvency proceedings within ten years, or doubt about the going concern.',
      },
      { rule: 'sanctioned_share', band: 'medium', text: 'Sanctioned parties hold a part of the shares.' },
      {
        rule: 'undecided_ownership',
        band: 'medium',
        text: 'Parties with undecided sanctions matches hold half of the shares or more.',
      },
      {
        rule: 'listed_match',
        band: 'medium',
        text: 'A true match with a list of regulators, of adverse media or of another kind.',
      },
      { rule: 'possible_match', band: 'medium', text: 'A match that is possible and not settled.' },
      {
        rule: 'pep',
        band: 'medium',
        text: 'A politically exposed person of class 1 or 2, or of a class not known.',
      },
    ],
  },
};
