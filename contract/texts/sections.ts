/**
 * What a section of a report says before anybody writes it, in ICU syntax; in other languages in the files beside
 * this one. What the report says of the same facts elsewhere comes from its own catalogue.
 */
export const SECTION_TEXTS = {
  'scope.type': '{title} ({level}).',
  'scope.typeSaysLevel': '{title}.',
  'scope.categories': 'Risks to assess: {categories}.',
  'scope.period': 'Look-back period: {years}.',
  'scope.consent': 'The client confirmed: “{consent}”',
  'level:basic': 'basic',
  'level:standard': 'standard',
  'level:enhanced': 'enhanced',

  'rating.score': 'The third party is rated {band} ({score} of 100 points, method {method}).',
  'rating.basis':
    'The third party is rated {band}: {reason}. Its score alone is {score} of 100 points, method {method}.',
  'rating.factor': '{factor}: {points} points. {reason}',
  'rating.override':
    'Overridden from {computed} until {day}. Requested by {by}, approved by {approvedBy}: {reason}',
  'rating.provisional': 'The rating is provisional while points are open.',

  'identifiers.stated': 'The client states these registrations:',
  'party.type':
    '{type, select, person {person} organisation {organisation} vessel {vessel} other {type unknown}}',
  'party.born': 'born {day}',

  'owners.shares': 'Effective shares through all layers:',
  'owners.share': '{owner}: {pct}{ultimate, select, true {, ultimate owner} other {}}',
  'owners.layers': 'Layers of ownership: {layers}.',
  'owners.untraced': '{pct} of the shares cannot be traced to an ultimate owner.',
  'owners.over_100': 'The owners of {party} hold more than 100 % together. Their shares were scaled down.',
  'owners.closed_circle': '{party} is owned in a closed circle: no one outside it holds a share.',

  'screened.on': '{names, plural, one {# name was} other {# names were}} screened on {day} against {lists}.',
  'screened.no_list':
    '{names, plural, one {# name was} other {# names were}} screened on {day}. No list was active.',
  'screened.list': '{list} version {version}',
  'screened.none': 'No name resembles an entry of these lists.',
  'screened.none_compared': 'No name that could be compared resembles an entry of these lists.',
  'screened.no_sanctions_list': 'None of these lists covers sanctions, so sanctions were not searched.',
  'screened.only_pep':
    'No name resembles an entry of these lists other than those of politically exposed persons, which have a section of their own.',
  'screened.truncated':
    'More entries of a list may resemble these names than were returned and examined: {names}.',
  'screened.rejected':
    '{count, plural, one {# near-name was} other {# near-names were}} examined and rejected.',

  'searched.list':
    '{list}, version {version}, {published, select, none {imported on {imported}, day of publication not known} other {published on {published}}}, screened on {screened}',
  'searched.document': '{title} (document read on {day})',
  'searched.document_part': '{title} (document read in part on {day})',

  'match.true_match': 'True matches:',
  'match.possible': 'Possible matches:',
  'match.unspecified': 'Not decided yet:',
  'match.line': '{pair} ({list} version {version}), similarity {similarity}',
  'match.rejected': '{match}. Rejected: {reason}.',
  'match.no_reason': 'no reason given',
  'match.unconfirmed': 'A second person has not confirmed this yet.',
  'match.none_rejected': 'No near-name was rejected.',

  'finding.line': '{summary} ({stage}, severity {severity}, credibility {credibility}).',
  'finding.source': 'Source: {source}.',

  'country.index':
    '{country}: corruption perceptions index {cpi}{fatf, select, call_for_action {, under the FATF call for action} increased_monitoring {, under increased monitoring by FATF} other {}}.',
  'country.no_index':
    '{country}: no corruption perceptions index{fatf, select, call_for_action {, under the FATF call for action} increased_monitoring {, under increased monitoring by FATF} other {}}.',

  'method.names': 'Method of the name comparison: {method}.',
  'method.list':
    '{list}, version {version}, {published, select, none {imported on {imported}, day of publication not known} other {published on {published}}}: {entries, plural, one {# entry} other {# entries}}.',
  'method.rating': 'Method of the rating: version {method}.',
  'source.list': '{list}, version {version}',

  'signOff.cover': 'Their names, the time of release and the seal are on the cover.',
} as const;

export type SectionText = keyof typeof SECTION_TEXTS;
