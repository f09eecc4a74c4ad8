import type { AdverseLabel } from '../labels.ts';

/** How far a matter has come in a document; `none` where nothing is alleged: an office, a default, a liquidation. */
export const DOCUMENT_STAGES = [
  'allegation',
  'investigation',
  'charge',
  'conviction',
  'penalty',
  'settlement',
  'acquittal',
  'none',
] as const;
export type DocumentStage = (typeof DOCUMENT_STAGES)[number];
export type Proceedings = 'criminal' | 'civil' | 'administrative' | 'insolvency';

/**
 * Words by which a sentence tells something adverse, and who suffers it. A `verb` concerns its object, or its subject
 * where it is passive; a `noun` concerns what stands behind it; a `state` its subject. `weak` words tell something
 * adverse only beside others: "closed", "ordered".
 */
export type Frame = {
  pattern: RegExp;
  party: 'verb' | 'noun' | 'state';
  stage: DocumentStage;
  proceedings?: Proceedings;
  label?: AdverseLabel;
  weak?: true;
};

type Rest = Pick<Frame, 'proceedings' | 'label' | 'weak'>;
const frame = (party: Frame['party'], stage: DocumentStage, source: string, rest: Rest = {}): Frame => ({
  pattern: new RegExp(`\\b(?:${source})\\b`, 'giu'),
  party,
  stage,
  ...rest,
});

const CRIMINAL: Rest = { proceedings: 'criminal' };
const CIVIL: Rest = { proceedings: 'civil', label: 'legal' };
const BY_AUTHORITY: Rest = { proceedings: 'administrative' };
const INSOLVENCY: Rest = { proceedings: 'insolvency', label: 'financial' };

export const FRAMES: readonly Frame[] = [
  frame('verb', 'charge', 'charged|charges|indicted|prosecuted|arraigned|arrested|tried for', CRIMINAL),
  frame('verb', 'conviction', 'convicted|sentenced|jailed|imprisoned|found guilty', CRIMINAL),
  frame('verb', 'acquittal', 'acquitted|exonerated|cleared(?= of)', CRIMINAL),
  frame('verb', 'acquittal', 'cleared', { weak: true }),
  frame('verb', 'allegation', 'sued|sues|suing', CIVIL),
  frame('verb', 'allegation', '(?<!\\b(?:the|co-) ?)accused|accuses|alleged to have'),
  frame('verb', 'investigation', 'suspected|investigated|investigates|investigating|probed|raided|detained', {}),
  frame('verb', 'investigation', 'searched|questioned|examined|summoned|scrutini[sz]ed|heard by|looked at|visited|held', { weak: true }),
  frame('verb', 'penalty', 'fined|penali[sz]ed|debarred|disqualified|struck off|reprimanded|censured|blacklisted|deregistered', BY_AUTHORITY),
  frame('verb', 'penalty', 'sanctioned', { label: 'sanctions', proceedings: 'administrative' }),
  frame('verb', 'penalty', 'froze|frozen', { weak: true, label: 'sanctions', proceedings: 'administrative' }),
  frame(
    'verb',
    'penalty',
    'suspended|banned|barred|revoked|cancelled|withdrew|withdrawn|prohibited|expelled|grounded|stripped|shut|closed|seized|ordered|directed|told to|forced|made(?= the \\p{L}+ (?:take|tear|recall|repay|remove|close|pay|stop))|assessed',
    { weak: true, ...BY_AUTHORITY },
  ),
  frame('verb', 'penalty', '(?:listed|added to (?:the|a) (?:sanctions )?list|placed on (?:the|a) list)', { weak: true, ...BY_AUTHORITY }),
  frame('verb', 'none', 'wound up|declared (?:insolvent|bankrupt)|placed (?:in|into|under) (?:liquidation|administration|receivership)', INSOLVENCY),
  frame('noun', 'investigation', '(?:investigations?|inquir(?:y|ies)|enquiry|probe|look(?:ed|ing)?|proceedings|(?:opened|brought|filed|launched|started|began) an? (?:\\p{L}+ ){0,2}case|audit|examination|review)(?: \\p{L}+){0,3}? (?:into|against|of)|(?:file|dossier|inquiry) on|look into', { weak: true }),
  frame('noun', 'allegation', '(?:suits?|lawsuits?|claims?|class actions?|arbitration|action|complaints?|writ)(?: \\p{L}+){0,4}? against|all filed against', CIVIL),
  frame('noun', 'penalty', '(?:fines?|penalt(?:y|ies)|sanctions?|ban)(?: of [\\p{N}.,]+(?: \\p{L}+){0,3}?)? (?:on|against)', BY_AUTHORITY),
  frame('noun', 'charge', 'charges? against|indictment (?:of|against)|criminal complaint against', CRIMINAL),
  frame('noun', 'penalty', '(?:judgment|order|award|injunction) against', { proceedings: 'civil' }),
  frame('state', 'investigation', 'under (?:\\p{L}+ )?(?:investigation|examination|scrutiny|review|inquiry)', {}),
  frame('state', 'investigation', '(?:subject|target) of (?:an? )?(?:\\p{L}+ ){0,2}(?:inquiry|investigation|probe|review|audit)', {}),
  frame('state', 'allegation', '(?:subject|target)(?:, [^,]{1,20},)? of (?:an? )?(?:class action|lawsuit|suit|claim|complaints?)', CIVIL),
  frame('state', 'conviction', 'ple(?:aded|d|ads|ading) guilty|serv(?:ing|es|ed) (?:\\p{L}+|\\p{N}+) (?:years?|months?)|in prison|behind bars|found guilty|had been caught|been caught', CRIMINAL),
  frame('state', 'charge', 'on bail|on trial|committed for trial|under (?:an )?(?:indictment|arrest)|wanted (?:by|under|in|for)|in custody', CRIMINAL),
  frame('state', 'settlement', 'settled|agreed (?:to pay|with (?:the |an? )?[\\p{L} ]{3,40}? to pay)|consented to|consent (?:order|decree)|deferred prosecution|reached a settlement', {}),
  frame('state', 'settlement', 'paid [^.;]{3,40}? to (?:settle|end|resolve)', {}),
  frame('state', 'penalty', 'los(?:t|es|ing) (?:its|his|her|their)(?: \\p{L}+){0,3}? (?:licen[cs]e|permit|certificate|registration|post|charter)|paid (?:a|the) fine', BY_AUTHORITY),
  frame('state', 'penalty', 'must (?:\\p{L}+ )?(?:pay|repay|return|refund)|ordered to (?:pay|repay|return|refund|account)', CIVIL),
  frame('state', 'penalty', 'paid [^.;]{2,30}? to the [\\p{L} ]{3,30}?(?:department|office|authority|commission|treasury|agency) for', BY_AUTHORITY),
  frame(
    'state',
    'none',
    'in default|default(?:ed|s)? (?:on|under)|defaulted|in liquidation|(?:went|is|been|was|declared|itself|himself|now) bankrupt|insolvent|fil(?:ed|es) for (?:bankruptcy|protection)|protection from (?:its|their|his|her) creditors|(?:did not|failed to|unable to|could not|cannot|not) (?:pay|repay|meet|redeem|service)|not paid|stopped paying|in receivership|(?:in|into) administration|missed (?:an? |its |the )?(?:\\p{L}+ )?(?:payment|coupon|instalment)|ended in liquidation|company reconstruction|insolvency proceedings',
    INSOLVENCY,
  ),
  frame('state', 'allegation', 'in court (?:since|over)|served (?:on \\p{L}+ )?with a (?:claim|writ|suit)|before the courts', CIVIL),
  frame(
    'state',
    'allegation',
    'brib(?:ed|es|ing)|launder(?:ed|ing)|evad(?:ed|ing)|forg(?:ed|ing)|smuggl(?:ed|ing)|embezzl(?:ed|ing)|cheat(?:ed|ing)|rigg(?:ed|ing)|defraud(?:ed|ing)|dump(?:ed|ing)|st(?:ole|olen)|admitted|invented|falsif(?:ied|ying)|demanded',
    { weak: true },
  ),
];

/** Words that say what a matter is about, stronger than whether it was fined or sued. The first that is found counts. */
export const MATTERS: readonly [AdverseLabel, RegExp][] = [
  ['sanctions', /\b(?:sanctions? list|embargo(?:ed)?|listed (?:institute|buyer|entity|person)|export control|blacklisted|rebels|entity list|without certificates)\b/iu],
  ['bribery_corruption', /\b(?:brib\p{L}*|corrupt\p{L}*|kickbacks?|anti-graft|graft|in return)\b/iu],
  ['financial', /\b(?:fraud\p{L}*|launder\p{L}*|evad\p{L}+|tax (?:fraud|evasion)|embezzl\p{L}+|insider dealing|false accounting|cheating|cheques|forged invoices|bankrupt\p{L}*|insolven\p{L}*|liquidation|reconstruction)\b/iu],
];

/** What heads a list in which every row is adverse. */
export const PENALTY_LIST =
  /\b(?:penalt(?:y|ies)|fines?|sanctions?|enforcement|contraventions?|disincentives|ineligible|debar\p{L}*|warning list|insolvency register|convictions?|disqualif\p{L}+|violations?|infringements?|prohibit\p{L}*|unauthori[sz]ed firms|consent orders?|offences?|offenders|housing tribunal|default\p{L}*)\b/iu;
