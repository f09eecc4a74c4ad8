/** What kind of party a name is guessed to be. No imports: browser and server show and use the same guess. */

export const PARTY_TYPES = ['person', 'organisation', 'vessel', 'unknown'] as const;
export type PartyType = (typeof PARTY_TYPES)[number];

/** Words that stand in names of organisations and hardly in those of people: legal forms, and what organisations do. */
const ORGANISATION = new Set(
  `ltd limited llc llp lp inc incorporated corp corporation plc pte pvt pty gmbh mbh kg ohg aktiengesellschaft sarl sas srl spa
  oy oyj aps asa aktiebolag kft zrt doo ooo oao zao pao tov jsc pjsc ojsc cjsc bhd berhad sdn fze fzc fzco fzllc dmcc wll
  ltda limitada eireli sapi eood ead jsco tbk perseroan kabushiki kaisha company companies compania compagnie cie sirketi
  bank banque banco group groupe grupo gruppe holding holdings trust foundation stiftung fondation fundacion association
  university institute ministry authority agency council committee department federation union cooperative society club
  partners partnership associates brothers sons enterprise enterprises ventures venture capital investment investments invest
  fund funds finance financial insurance assurance trading traders trade import export imports exports shipping lines marine
  maritime tankers navigation logistics transport transports airlines airways aviation energy petroleum petrochemical
  petrochemicals oil gas mining minerals metals steel cement chemicals chemical pharma pharmaceuticals textiles textile
  industries industrial industry manufacturing engineering construction constructions contractors contracting builders
  properties realty estates hotels hospital clinic laboratories technologies technology systems software solutions services
  consulting consultants consultancy management global international worldwide electronics motors foods farms mills stores
  suppliers supplies distributors agencies media studios productions networks telecom communications`.split(
    /\s+/,
  ),
);

/** Short legal forms, which are words of names too: they count at the end only. */
const LAST = new Set('ag sa nv bv ab as ad se kk co'.split(' '));
const SHIP = new Set('mv mt msv vlcc lpg lng'.split(' '));
const HONORIFIC = new Set(
  'mr mrs ms miss dr prof sir dame sheikh shri shrimati smt hon herr frau monsieur madame'.split(' '),
);
/** The same in other scripts, whose words often stand without blanks. */
const BEYOND_LATIN =
  /公司|集团|集團|株式会社|有限|银行|銀行|주식회사|은행|(?:^|[\s«"„“])(?:ООО|ОАО|ЗАО|ПАО|АО|ТОО|ТОВ|банк)(?:[\s»"”]|$)|شركة|مؤسسة|بنك|شرکت|लिमिटेड|बैंक|कंपनी/i;

/** What a name says of itself; undefined where it says nothing. */
function typeInName(name: string): PartyType | undefined {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain
    .replace(/\b(\p{L})[./](?=\p{L}\b)/gu, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return undefined;
  if (BEYOND_LATIN.test(name)) return 'organisation';
  if (words.length > 1) {
    if (SHIP.has(words[0] ?? '')) return 'vessel';
    if (LAST.has(words.at(-1) ?? '')) return 'organisation';
    if (words.some((word) => ORGANISATION.has(word))) return 'organisation';
    if (HONORIFIC.has(words[0] ?? '')) return 'person';
  }
  return ORGANISATION.has(words[0] ?? '') ? 'organisation' : undefined;
}

/** Roles that companies hold as often as people do. */
const HELD_BY_ANYBODY = new Set(['beneficial_owner', 'shareholder', 'other']);

/** What somebody in a role is taken for where the name says nothing; without a role, an owner. */
export const typeInRole = (role?: string): PartyType =>
  role === undefined || HELD_BY_ANYBODY.has(role) ? 'unknown' : 'person';

/** What a party is taken for until somebody says what it is. */
export const guessPartyType = (name: string, role?: string): PartyType =>
  typeInName(name) ?? typeInRole(role);
