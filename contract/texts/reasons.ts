/**
 * Why a rating is what it is, why a name was not compared with the lists, and why somebody has to look at a third
 * party, in ICU syntax; in other languages in the files beside this one. `name:value` says what a value of that name is called.
 */
export const REASON_TEXTS = {
  'country.unknown': 'No country is known.',
  'country.unlisted': '{stated} is not in the table of countries.',
  'country.call_for_action': '{country} is under the FATF call for action.',
  'country.cpi': '{country} has a CPI score of {cpi}.',
  'country.cpi_monitored': '{country} has a CPI score of {cpi} and is under increased FATF monitoring.',
  'country.no_cpi': '{country} has no CPI score.',
  'country.no_cpi_monitored': '{country} has no CPI score and is under increased FATF monitoring.',

  'industry.unknown': 'The industry is not known.',
  'industry.unlisted': '"{stated}" is not in the table of industries.',
  'industry.known': '{industry}.',

  'relationship.unknown': 'The kind of relationship is not known.',
  'relationship.unknown_officials': 'The kind of relationship is not known, dealing with officials.',
  'relationship.known': '{relationship}.',
  'relationship.known_officials': '{relationship}, dealing with officials.',

  'ownership.unknown': 'The ownership is not known.',
  'ownership.person': 'A person has no owners.',
  'ownership.disclosed': 'Owners are disclosed.',
  'ownership.concerns':
    '{concerns, select, opaque {Owners are not fully disclosed} layers {{layers} layers} offshore {An offshore holding} opaque_layers {Owners are not fully disclosed, {layers} layers} opaque_offshore {Owners are not fully disclosed, an offshore holding} layers_offshore {{layers} layers, an offshore holding} other {Owners are not fully disclosed, {layers} layers, an offshore holding}}.',
  'ownership.sanctioned': 'Sanctioned parties hold {share} %, which sets a minimum rating instead of points.',
  'ownership.undecided': 'Parties with an undecided sanctions match hold {share} %.',

  'age.unknown': 'The age is not known.',
  'age.years': '{years, plural, one {# year} other {# years}} old.',
  'age.under': '{age} old.',
  'age.established': 'Long established.',

  'findings.none': 'No findings.',
  'findings.counted': '{count, plural, one {# finding} other {# findings}}, weighed together.',

  'floor.sanctions_match': 'A match with a sanctions list is true.',
  'floor.possible_match': 'A match is possible and not settled.',
  'floor.pep': 'A politically exposed person of class {level}.',
  'floor.pep_unknown': 'A politically exposed person of class unknown.',
  'floor.criminal_charge': 'A criminal charge is open.',
  'floor.sanctioned_ownership': 'Sanctioned parties hold {share} %.',
  'floor.undecided_ownership': 'Parties with undecided sanctions matches hold {share} %.',
  'floor.official_intermediary': 'An intermediary deals with officials in {country}.',
  'floor.serious_conviction': 'The third party was convicted of a serious offence within five years.',
  'floor.conviction': 'There is a conviction within ten years.',
  'floor.investigation': 'An authority investigates or investigated, and the outcome is not known.',
  'floor.settlement': 'There is a settlement with an authority.',
  'floor.penalty': 'An authority imposed a penalty.',
  'floor.insolvency': 'There are insolvency proceedings or doubt about the going concern.',
  'floor.listed_match': 'A match with a list other than sanctions is true.',
  'floor.standing': 'Only a person lowers a rating that stands.',

  'name.empty': 'it has no letters or figures',
  'name.empty_identified': 'it has no letters or figures; its identifiers were compared',
  'name.indistinct': 'it has no distinctive word, only legal forms, initials or single letters',
  'name.indistinct_identified':
    'it has no distinctive word, only legal forms, initials or single letters; its identifiers were compared',
  'name.cut': 'it is too long: only its beginning was compared',
  'name.truncated': 'more entries of {watchlist} resemble it than are shown',
  'name.truncated_parties': 'more third parties of the client resemble it than are shown',
  'name.truncated_register': 'more entries of the company register resemble it than are shown',

  'tie.identifier': 'the same {scheme}',
  'tie.born': 'the same name and date of birth',
  'tie.entry': 'the same entry of {watchlist}, confirmed',

  'alert.condition_lapsed': 'Not met by {day}: {condition}',
  'alert.review_due': 'The review was due on {day}.',
  'alert.override_expired': 'The override of its rating expired; it is {band} now.',
  'alert.report_left': 'The report that set its rating is about another third party now.',
  'alert.method': 'Names are compared by a newer method ({method}, before {before}):',
  'alert.expired': 'A decision on a match has expired:',
  'alert.decision': 'A decision on a match has changed:',
  'alert.facts': 'What is known of this third party has changed:',
  'alert.threshold': 'The threshold of a list was lowered ({lists}):',
  'alert.lists': '{lists}:',
  'alert.entries_new':
    '{count, plural, one {a new or changed entry resembles} other {# new or changed entries resemble}} a name of this third party.',
  'alert.entries':
    '{count, plural, one {an entry of a list resembles} other {# entries of lists resemble}} a name of this third party.',
  'alert.more': 'More entries of {watchlist} may resemble it than are named here.',
  'alert.news':
    '{feeds}: {count, plural, one {an item names} other {# items name}} this third party and may be adverse.',
  'alert.news_again':
    'Version {model} of the adverse-media model finds more in {count, plural, one {a stored text that names} other {# stored texts that name}} this third party: it may be adverse.',

  'industry:agriculture': 'Agriculture, forestry and fishing',
  'industry:mining': 'Mining, oil and gas',
  'industry:food': 'Food, drink and tobacco',
  'industry:manufacturing': 'Manufacturing',
  'industry:pharmaceuticals': 'Pharmaceuticals and medical devices',
  'industry:defence': 'Defence and dual-use goods',
  'industry:precious_goods': 'Precious metals, stones and art',
  'industry:energy': 'Electricity, gas and steam',
  'industry:water_waste': 'Water and waste',
  'industry:construction': 'Construction and civil engineering',
  'industry:trade': 'Wholesale and retail',
  'industry:transport': 'Transport, shipping and storage',
  'industry:hospitality': 'Hotels and restaurants',
  'industry:gambling': 'Gambling',
  'industry:telecommunications': 'Telecommunications',
  'industry:information_technology': 'Software and information services',
  'industry:banking': 'Banking and insurance',
  'industry:money_services': 'Money services and virtual assets',
  'industry:real_estate': 'Real estate',
  'industry:professional_services': 'Legal, accounting and management services',
  'industry:public_administration': 'Public administration',
  'industry:education': 'Education',
  'industry:health': 'Health and social work',
  'industry:charities': 'Charities and associations',
  'industry:media': 'Media, arts and entertainment',

  'relationship:supplier': 'Supplier',
  'relationship:customer': 'Customer',
  'relationship:contractor': 'Contractor',
  'relationship:distributor': 'Distributor',
  'relationship:acquisition_target': 'Acquisition target',
  'relationship:joint_venture_partner': 'Joint-venture partner',
  'relationship:consultant': 'Consultant',
  'relationship:agent': 'Agent',
  'relationship:intermediary': 'Intermediary',
  'relationship:customs_broker': 'Customs broker',
  'relationship:lobbyist': 'Lobbyist',

  'band:high': 'high',
  'band:medium': 'medium',
  'band:low': 'low',

  'age:1': 'Less than a year',
  'age:3': 'Less than three years',
  'age:5': 'Less than five years',
  'age:10': 'Less than ten years',
} as const;

export type ReasonText = keyof typeof REASON_TEXTS;
