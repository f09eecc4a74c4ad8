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
const OF_AUTHORITY: Rest = { ...BY_AUTHORITY, weak: true };

/** The forms of regular verbs in which a text tells what happened: "fines", "fined". */
const verbs = (list: string): string =>
  list
    .split(' ')
    .map((verb) => {
      if (verb.endsWith('e')) return `${verb}[sd]`;
      if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ie[sd]`;
      return `${verb}(?:${/(?:s|sh|ch|x)$/.test(verb) ? 'es' : 's'}|${/[^aeiou][aeiou][bdglmnpr]$/.test(verb) ? `${verb.at(-1)}?` : ''}ed)`;
    })
    .join('|');

const AN = '(?:an? |the |its |his |her |their )?(?:[\\p{L}-]+ ){0,3}?';

/** What an authority gives and takes away. */
const LICENCE =
  '(?:licen[cs]es?|permits?|concessions?|approvals?|authori[sz]ations?|accreditations?|registrations?|certificates?|labels?|repute|charter)';

export const FRAMES: readonly Frame[] = [
  frame(
    'state',
    'charge',
    'den(?:ies|ied|y) (?:all |both |the |\\p{L}+ )?(?:counts?|charges)|(?:is|was|been) a defendant',
    CRIMINAL,
  ),
  frame('verb', 'conviction', 'led away|sent down|given (?:a )?(?:community|hospital) order', CRIMINAL),
  frame(
    'verb',
    'charge',
    '(?:brought|put|haled|hauled)(?= [^.;]{2,30} before (?:the |a )?(?:\\p{L}+ )?court)|brought before (?:the |a )?(?:\\p{L}+ )?court',
    CRIMINAL,
  ),
  frame(
    'verb',
    'penalty',
    `(?:took|takes|taking|taken) (?:back|away)|(?:took|taken)(?= [^.;]{2,60} (?:back|away)\\b)|(?:cut|cuts|limited|curtailed)(?= [^.;]{2,40} ${LICENCE}\\b)`,
    OF_AUTHORITY,
  ),
  frame(
    'verb',
    'penalty',
    `(?:shut|thrown|kept) out of|expelled from|removed from (?:the )?(?:\\p{L}+ )?(?:list|register|roll|exchange|market)|graded inadequate|made to (?:compensate|pay|repay|return|refund|take|clean)|(?:took|taken|takes)(?= [^.;]{2,50} ${LICENCE} away)|(?:took|takes) (?:back|away)(?= [^.;]{2,40}${LICENCE}\\b)|put(?= [^.;]{2,50} (?:on hold|out of business|on probation))`,
    BY_AUTHORITY,
  ),
  frame(
    'verb',
    'penalty',
    'prohibiting|banning|barring|suspending|revoking|disqualifying|fining',
    BY_AUTHORITY,
  ),
  frame(
    'verb',
    'penalty',
    '(?:gave|given|gives)(?= [^.;]{1,40} (?:days|weeks|months) to (?:return|repay|pay|remove|vacate|leave|comply|answer))|(?:sent|sends)(?= [^.;]{1,40} a (?:tax )?(?:bill|demand))',
    OF_AUTHORITY,
  ),
  frame(
    'state',
    'penalty',
    `on probation|in special measures|placed in special measures|(?:had|has|have) to (?:hand over|hand back|give back|give up|surrender)|lost (?:one of )?(?:its|his|her|their)(?: [\\p{L}-]+){0,3}? ${LICENCE}|name be (?:removed|struck)`,
    BY_AUTHORITY,
  ),
  frame(
    'state',
    'allegation',
    'served with (?:an? |the )?(?:writ|claim|summons|lawsuit|statement of claim|petition|suit)',
    CIVIL,
  ),
  frame(
    'noun',
    'allegation',
    '(?:began|begun|started|launched|filed|brought|lodged|commenced) (?:an? |the )?(?:[\\p{L}-]+ ){0,3}?(?:class action|arbitration|lawsuit|suit|legal action)(?! against)',
    CIVIL,
  ),
  frame(
    'noun',
    'penalty',
    '(?:penalty|fine)(?: of [^.;]{2,30})? (?:is|was|has been) (?:set|imposed|levied)',
    {
      ...BY_AUTHORITY,
    },
  ),
  frame(
    'noun',
    'penalty',
    '(?:compensation|damages)(?: of [^.;]{2,40})? (?:is|are|was|were|must|shall) (?:to )?(?:be )?(?:paid|awarded)|award(?:ed|s) [^.;]{2,60} against',
    CIVIL,
  ),
  frame('state', 'penalty', 'dismissed (?:[\\p{L}]+ ){0,3}unfairly|discriminated against', CIVIL),
  frame(
    'verb',
    'none',
    "(?:lowered|cut|cuts|lowers)(?= [^.;]{2,40} rating)|closed(?= (?:its|his|her|their|the \\p{L}+['’]s) accounts)|stopped(?= (?:its|their|the \\p{L}+['’]s) credit)",
    INSOLVENCY,
  ),
  frame(
    'state',
    'none',
    'insufficient liquidity|(?:called in|calling in|recalled) (?:the |its |their )?loans?',
    INSOLVENCY,
  ),
  frame(
    'noun',
    'investigation',
    "(?:go(?:es|ing)|went|gone) through(?= (?:the |his |her |its |their )?(?:[\\p{L}’']+ ){0,3}(?:accounts|books|papers|records|files|offices))|(?:taken|took) statements from|(?:demanded|requested|asked (?:it|him|her|[\\p{L}]+) (?:in \\p{L}+ )?for) (?:[\\p{L}]+ )?(?:records|documents)",
    { weak: true },
  ),
  frame(
    'verb',
    'charge',
    `charged|charges(?= [^.;]{3,60}? with\\b)|${verbs('indict prosecute arraign arrest remand')}|tried (?:for|on)|nabbed`,
    CRIMINAL,
  ),
  frame(
    'verb',
    'conviction',
    `${verbs('convict sentence jail imprison')}|found guilty|sent to prison`,
    CRIMINAL,
  ),
  frame('verb', 'acquittal', `${verbs('acquit exonerate')}|acquitted|cleared(?= of)`, CRIMINAL),
  frame(
    'verb',
    'acquittal',
    'cleared(?= (?:by (?:a|the) (?:\\p{L}+ )?(?:court|jury|judge|tribunal)|on (?:all|every|both|appeal)|in court|after a trial))',
    { weak: true },
  ),
  frame(
    'verb',
    'allegation',
    '(?<!had )sued|sues|suing|taken to (?:the |a )?(?:\\p{L}+ )?court|(?:took|taken|dragged)(?= [^.;]{2,40} to (?:the |a )?(?:\\p{L}+ )?(?:court|arbitration))|filed (?:\\p{L}+ )?(?:suit|a lawsuit|a claim|a writ)(?= against)',
    CIVIL,
  ),
  frame('verb', 'allegation', `(?<!\\b(?:the|co-) ?)accused|accuses?|accusing|alleged to have|blamed`),
  frame(
    'verb',
    'charge',
    `docked(?! (?:\\p{L}+ )?(?:points|pay|wages))|charge-?sheeted|named (?:as )?(?:an? |the )?(?:accused|defendant|suspect)|produced before|(?<=put |placed )on trial|held (?:without bail|on remand)|accused(?= in (?:the|a) charge ?sheet)`,
    CRIMINAL,
  ),
  frame(
    'verb',
    'investigation',
    `suspected|${verbs('investigate probe raid detain')}|investigating|probing|searches(?= the)`,
  ),
  frame(
    'verb',
    'investigation',
    `${verbs('search question examine summon interrogate scrutinise inspect')}|summonsed|heard by|looked at|visited|held(?! by)|examining|questioning`,
    { weak: true },
  ),
  frame(
    'verb',
    'penalty',
    `${verbs('fine penalise penalize debar disqualify reprimand censure blacklist deregister discipline')}|disbarred|struck(?= off)|struck(?= [^.;]{3,50} off)`,
    BY_AUTHORITY,
  ),
  frame(
    'verb',
    'penalty',
    'sanctioned(?! (?:an?|the|three|two|four|rs|\\p{N}))|(?:under|subject to) (?:\\p{L}+ )?sanctions|on (?:a|the) sanctions list',
    { label: 'sanctions', proceedings: 'administrative' },
  ),
  frame(
    'verb',
    'investigation',
    '(?:provisionally )?attached(?= [^.;]{0,90}(?:crore|lakh|assets?|propert(?:y|ies)|worth|belonging|of))|interviewed under caution|heard under caution',
    { proceedings: 'criminal' },
  ),
  frame('verb', 'penalty', 'froze|frozen|freezes|designated|blocked', {
    weak: true,
    label: 'sanctions',
    proceedings: 'administrative',
  }),
  frame(
    'verb',
    'penalty',
    `${verbs('suspend ban bar revoke cancel prohibit expel ground seal halt seize impound confiscate order direct instruct oblige require force recall exclude close refuse deny assess remove warn')}|withdrew|withdraws|withdrawn|stripped|shut|told to|told(?= (?:the |its |\\p{Lu})[^.;,]{2,30} to (?:shut|stop|close|pay|repay|recall|remove|return|clean|halt|suspend|cease))|made(?= (?:the |its |his |her )[^.;]{3,30} (?:take|tear|recall|repay|remove|close|pay|stop|return|clean))`,
    OF_AUTHORITY,
  ),
  frame(
    'verb',
    'penalty',
    '(?:listed|added to (?:the|a|its) (?:\\p{L}+ )?(?:list|annex)|placed on (?:the|a)|put on (?:the|a|its)(?= (?:\\p{L}+ )?list)|barred from|named by)',
    OF_AUTHORITY,
  ),
  frame(
    'verb',
    'penalty',
    `(?:given|handed|gave|gives|received|receives|got|hit with|served (?:only |also |twice )?with|issued with|imposed) ${AN}(?:fine|penalty|reprimand|ban|sanction|notice|surcharge|warning)`,
    OF_AUTHORITY,
  ),
  frame(
    'verb',
    'conviction',
    `(?:given|handed|gave|gives|received|got) ${AN}(?:sentence|prison term|jail term|term|years|months)(?: in prison)?`,
    { weak: true, ...CRIMINAL },
  ),
  frame(
    'verb',
    'penalty',
    `hit(?= [^.;]{1,40} with ${AN}(?:fine|penalty|ban|sanctions?))|slapped(?: [^.;]{1,30})? with|(?:issued|served|given|sent)(?: with)? ${AN}(?:prohibition|cease|enforcement|warning|improvement|prohibition|show cause|infringement)|placed (?:\\p{L}+ ){0,6}under (?:statutory )?(?:management|supervision)|detained(?= in [^.;]{2,40} (?:because|for|after))|demoted|delisted`,
    BY_AUTHORITY,
  ),
  frame(
    'verb',
    'none',
    `wound up|declared (?:insolvent|bankrupt)|(?:placed|put|forced) (?:in|into|under) (?:\\p{L}+ )?(?:liquidation|administration|receivership|bankruptcy)|liquidated|downgraded`,
    INSOLVENCY,
  ),
  frame(
    'noun',
    'investigation',
    "(?:look(?:ed|ing|s)?|proceedings|inspection|(?:opened|brought|filed|launched|started|began|registered) an? (?:[\\p{L}-]+ ){0,3}?case|audit|examination|review)(?: [\\p{L}']+){0,4}? (?:into|against|of)|(?:file|dossier|inquiry) on|look into|search warrant (?:on|for|against)",
    { weak: true },
  ),
  frame(
    'noun',
    'investigation',
    "(?:investigations?|inquir(?:y|ies)|enquir(?:y|ies)|probe)(?: [\\p{L}']+){0,4}? (?:into|against|of)",
  ),
  frame(
    'noun',
    'allegation',
    "(?:suits?|lawsuits?|claims?|class actions?|arbitration|action|complaints?|writs?|petitions?)(?: [\\p{L}\\p{N}']+){0,4}? against|all filed against",
    CIVIL,
  ),
  frame(
    'noun',
    'penalty',
    '(?:fines?|penalt(?:y|ies)|sanctions?|ban)(?: of [\\p{N}.,]+)?(?: \\p{L}+){0,4}? (?:on|against|for)(?= (?:the|its|\\p{Lu}))|(?:[\\p{L}-]+ order|notice|directions|warning|measures) (?:against|to|on)(?= (?:the |its )?\\p{L})',
    OF_AUTHORITY,
  ),
  frame(
    'noun',
    'penalty',
    '(?:licen[cs]e|permit|authori[sz]ation|registration|certificate) of(?= [^.;]{3,60} (?:suspended|revoked|withdrawn|cancelled))',
    OF_AUTHORITY,
  ),
  frame(
    'noun',
    'investigation',
    "(?:first information report|FIR|search(?:es)?(?: were)?(?: carried out)?|raids?)(?: [\\p{L}']+){0,4}? (?:against|on|at the premises of|of)",
    { weak: true },
  ),
  frame(
    'noun',
    'allegation',
    '(?:writ|claim|summons|petition|suit|lawsuit|action|complaint)s? (?:was|were|has been|had been) (?:served|presented|filed|brought|lodged|issued)(?: \\p{L}+){0,3}? (?:on|against)|claim(?:s|ed|ing) [^.;]{2,40}? from|issued proceedings against|complained [^.;]{0,50}?(?:that|about|of)',
    CIVIL,
  ),
  frame(
    'noun',
    'conviction',
    '(?:conviction|sentencing|imprisonment|jailing)s? of|sentence of(?= \\p{Lu}\\p{L}+ \\p{Lu})',
    CRIMINAL,
  ),
  frame('noun', 'charge', 'arrest of|prosecution of|extradition of', CRIMINAL),
  frame('noun', 'none', '(?:bankruptcy|insolvency|liquidation|collapse|winding-up|default) of', INSOLVENCY),
  frame(
    'noun',
    'charge',
    "(?:brought|filed|laid|pressed|preferred)(?: [\\p{L}'-]+){0,3}? charges?(?: [\\p{L}'-]+){0,7}? against|(?:criminal|committal) proceedings against",
    { weak: true },
  ),
  frame('noun', 'allegation', '(?:court )?proceedings against', { ...CIVIL, weak: true }),
  frame(
    'noun',
    'investigation',
    '(?:inquir(?:y|ies)|investigation|probe)(?: [\\p{L}\\p{N}]+){0,5}? concerns? (?:\\p{L}+ by)?',
  ),
  frame(
    'verb',
    'penalty',
    'stopped(?= [^.;]{2,40} from)|docked(?= (?:\\p{L}+ )?points)|(?:rated|graded|judged)(?= [^.;]{2,40} inadequate)|relegated',
    OF_AUTHORITY,
  ),
  frame(
    'noun',
    'penalty',
    "(?:revoked|suspended|cancelled|withdrew|withdrawn)(?: [\\p{L}'-]+){0,6}? (?:licen[cs]es?|permits?|registrations?|certificates?|authori[sz]ations?) of",
    BY_AUTHORITY,
  ),
  frame(
    'noun',
    'charge',
    'charges? against|trial of|indictment (?:of|against)|criminal (?:complaint|case) against',
    CRIMINAL,
  ),
  frame('noun', 'penalty', '(?:judgment|ruled|ruling|found|award|injunction|decided|verdict) against', {
    ...CIVIL,
  }),
  frame(
    'state',
    'investigation',
    'under (?:an? )?(?:\\p{L}+ )?(?:investigation|examination|scrutiny|review|inquiry|suspicion|inspection|audit)',
  ),
  frame(
    'state',
    'investigation',
    '(?:subject|target|focus|centre) of (?:an? |the )?(?:[\\p{L}-]+ ){0,3}(?:inquir(?:y|ies)|investigations?|probe|review|audit)',
  ),
  frame(
    'state',
    'allegation',
    '(?:subject|target)(?:, [^,]{1,20},)? of (?:an? )?(?:class action|lawsuit|suit|claim|complaints?)',
    CIVIL,
  ),
  frame(
    'state',
    'conviction',
    'ple(?:aded|d|ads|ading) guilty|(?<!been )serv(?:ing|es|ed) (?:\\p{L}+|\\p{N}+) (?:years?|months?)|in (?:prison|jail)|behind bars|(?:had |has )?been caught',
    CRIMINAL,
  ),
  frame(
    'state',
    'charge',
    '(?:on|out on) bail|(?:on|stand|stands|stood|faces|facing|awaiting|awaits) trial|committed for trial|under (?:an )?(?:indictment|arrest)|wanted (?:by|under|in|for)|in custody|faces? (?:\\p{L}+ )?charges|to be tried',
    CRIMINAL,
  ),
  frame(
    'state',
    'settlement',
    `settled|settles|agreed (?:to pay|with (?:the |an? )?[\\p{L} ]{3,40}? to pay|out of court)|consented to|consent (?:order|decree)|deferred prosecution|reached a settlement|came to terms`,
  ),
  frame(
    'state',
    'penalty',
    '(?:received|got|paid|been issued|was issued|were issued|handed) (?:an? |the )?(?:[^\\s.;]+ ){0,3}?(?:warning letter|infringement notice|prohibition order|penalty notice|cease-and-desist|official warning|subpoena|civil investigative demand)',
    { ...BY_AUTHORITY, weak: true },
  ),
  frame(
    'state',
    'conviction',
    '(?:had |has |have )?admitted (?:\\p{L}+ )?(?:counts?|charges?|offences?)|found guilty|sent to prison|go to prison|did (?:\\p{L}+|\\p{N}+) years? for',
    CRIMINAL,
  ),
  frame(
    'state',
    'none',
    '(?:suddenly )?collapsed(?= (?:in|owing|with|into|under|amid|after|last|the year|,))|had collapsed|(?:delayed|deferred|missed|postponed) (?:the )?(?:payment|interest)|(?:in )?default(?:ed)? in (?:the )?payment|unable to pay|asked [^.;]{0,30}(?:banks|lenders|creditors) for a standstill|(?:a )?receivers? (?:was|were|has been|have been) appointed|restructured (?:its|their) debts?|owed [^.;]{2,50} to (?:\\p{L}+ )?(?:creditors|lenders|investors|banks)',
    INSOLVENCY,
  ),
  frame('state', 'settlement', 'pa(?:id|ys) [^.;]{3,40}? to (?:settle|end|resolve)'),
  frame(
    'state',
    'penalty',
    'los(?:t|es|ing) (?:its|his|her|their)(?: [\\p{L}-]+){0,3}? (?:licen[cs]e|permit|certificate|registration|post|charter|authori[sz]ation|concession|accreditation)|paid (?:an? |the )(?:\\p{L}+ )?(?:fine|penalty)',
    BY_AUTHORITY,
  ),
  frame(
    'state',
    'penalty',
    '(?:must|shall|has to|have to|had to) (?:now |also |each )?(?:pay|repay|return|refund|compensate|take back|reinstate)|ordered (?:by [^.;]{3,40} )?to (?:pay|repay|return|refund|account|compensate|reinstate)|(?:held|found) liable',
    CIVIL,
  ),
  frame(
    'state',
    'penalty',
    'paid [^.;]{2,30}? to the [\\p{L} ]{3,30}?(?:department|office|authority|commission|treasury|agency) for',
    BY_AUTHORITY,
  ),
  frame(
    'state',
    'none',
    "in default|default(?:ed|s) (?:on|under)|defaulted|in liquidation|(?:went|is|been|was|declared|itself|himself|now) bankrupt|insolvent|fil(?:ed|es|ing) for (?:\\p{L}+ )?(?:bankruptcy|protection|insolvency)|protection from (?:its|their|his|her) creditors|(?:did not|didn't|failed to|unable to|could not|couldn't|cannot) (?:pay|repay|meet|redeem|service|honour)|(?:has|have) not (?:paid|repaid|met)|not paid|stopped (?:paying|payments?)|suspended (?:payments?|interest)|in receivership|(?:in|into|entered|under) (?:administration|liquidation)|missed (?:an? |its |the |two |three )?(?:[\\p{L}-]+ ){0,2}(?:payments?|coupon|instalments?|repayments?)|ended in liquidation|company reconstruction|insolvency proceedings|went under|in arrears|breach of (?:its )?(?:loan |bank )?covenants?|owes? [^.;]{2,40} in (?:unpaid|back)|non-performing|moratorium|petition(?:ed|s) [^.;]{0,40}for (?:its (?:own )?)?(?:bankruptcy|liquidation|winding)",
    INSOLVENCY,
  ),
  frame(
    'state',
    'allegation',
    `(?:fac(?:es|ed|ing)|fighting|fights|defending|defends|contests|contesting) ${AN}(?:lawsuits?|suits?|claims?|actions?|complaints?)`,
    CIVIL,
  ),
  frame(
    'state',
    'charge',
    `(?:fac(?:es|ed|ing)|fighting|fights|answer(?:s|ing)?) ${AN}(?:charges?|indictment|prosecution)`,
    CRIMINAL,
  ),
  frame('state', 'investigation', `(?:fac(?:es|ed|ing)) ${AN}(?:inquiry|investigation|probe|questions)`),
  frame(
    'state',
    'allegation',
    'sued by|(?:named|joined) (?:as )?(?:a )?(?:co-)?defendant|in court (?:since|over|with)|served (?:on \\p{L}+ )?with a (?:claim|writ|suit)|before the courts|being sued',
    CIVIL,
  ),
  frame(
    'state',
    'allegation',
    '(?:brib|launder|evad|forg|smuggl|embezzl|cheat|rigg|defraud|dump|falsif|poison|pollut|conceal|siphon|divert|steal|extort|inflat|hid)(?:ed|es|ing|ied|ying|den)|stole|stolen|st[eo]le|pocketed|discriminated|breached|violated|infringed|contravened|admitted|invented|demanded|kept back|overcharged|misled|rigged',
    { weak: true },
  ),
];

/** Words that say what a matter is about, stronger than whether it was fined or sued. The first that is found counts. */
export const MATTERS: readonly [AdverseLabel, RegExp][] = [
  [
    'sanctions',
    /\b(?:sanctions? list|embargo(?:ed)?|listed (?:institute|buyer|entity|person)|export control|blacklisted|rebels|entity list|without certificates)\b/iu,
  ],
  [
    'bribery_corruption',
    /\b(?:brib\p{L}*|corrupt\p{L}*|kickbacks?|anti-graft|graft|in return|tak(?:ing|en|e|es) (?:money|cash|gifts?) from|paying off|paid off|pay-?offs?|fixing (?:\p{L}+ )?(?:matches|games)|match[- ]fixing|(?:giving|gave|given|paid|paying|handing|handed) [^;]{1,50}? to (?:an? |the |two |three )?(?:\p{L}+ ){0,2}?(?:officials?|officers?|directors?|ministers?|mayors?|inspectors?|commissioners?|judges?|councillors?|rangers?|prefects?|governors?|senators?))\b/iu,
  ],
  [
    'financial',
    /\b(?:fraud\p{L}*|launder\p{L}*|evad\p{L}+|tax (?:fraud|evasion)|embezzl\p{L}+|(?:mis)?appropriat(?:ing|ed|ion)|siphon\p{L}*|insider[ -](?:dealing|trading)|hiding (?:profits|income)|ponzi|false accounting|cheating|cheques|forged invoices|bankrupt\p{L}*|insolven\p{L}*|liquidation|reconstruction)\b/iu,
  ],
];

/** What heads a list in which every row is adverse. */
export const PENALTY_LIST =
  /\b(?:penalt(?:y|ies)|fines?|sanctions?|enforcement|contraventions?|disincentives|ineligible|debar\p{L}*|warning list|insolvency register|convictions?|disqualif\p{L}+|violations?|infringements?|prohibit\p{L}*|unauthori[sz]ed firms|consent orders?|offences?|offenders|housing tribunal|default\p{L}*)\b/iu;
