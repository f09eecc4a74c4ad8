/** What still stands in the way of a review or a release, in ICU syntax; in other languages in the files beside this one. */
export const POINT_TEXTS = {
  'screening.none': 'The third party has not been screened yet.',
  'screening.running': 'The screening is still running.',
  'screening.failed': 'The last screening failed: screen again.',
  'screening.without_lists': 'No watchlist was active when it was screened: activate one and screen again.',
  'screening.stale':
    'A list, its threshold, the method or the names of the request changed after the screening: screen again.',
  'matches.undecided': '{count, plural, one {# match has} other {# matches have}} no disposition.',
  'matches.second_person':
    '{count, plural, one {# false positive waits} other {# false positives wait}} for a second person.',
  'looks.unsettled':
    '{count, plural, one {# second look} other {# second looks}} came to another answer: an allocator has to settle it.',
  'looks.ignored':
    '{count, plural, one {# disposition says} other {# dispositions say}} something other than what was settled after a second look.',
  'findings.without_source': '{count, plural, one {# finding has} other {# findings have}} no source.',
  'findings.proposed':
    '{count, plural, one {# finding is} other {# findings are}} neither confirmed nor dismissed.',
  'documents.unread': '{count, plural, one {# document is} other {# documents are}} still being read.',
  'rating.former_method':
    'Rating method {method} was published, and the request has not been rated by it yet. Wait a moment. If this does not change, screen again.',
  'rating.override_asked': 'An override of the rating waits for a second person.',
  'review.open': '{count, plural, one {# review comment is} other {# review comments are}} not resolved yet.',
  'section.empty': 'The section “{title}” is empty.',
  'section.unassessed':
    'Nobody has assessed the ordered risk of the section “{title}”. Write the section, mark it “Nothing adverse found” with the sources searched, or mark it “Not assessed” with a reason.',
  'section.carried_over':
    'The section “{title}” still has the text of an earlier version of the report. Read it, then keep or change it.',
  'section.contradicted':
    'The section “{title}” is marked although {count, plural, one {# confirmed finding or match stands} other {# confirmed findings or matches stand}} in it. Remove the mark.',
  'section.replaced_outdated':
    'Facts in the section “{title}” have changed since they were replaced with other words. Read both, then replace them again or keep both.',
  'section.unsupported':
    'No confirmed finding supports “{statement}” in the section “{title}”. Cite a confirmed finding or delete the statement.',
  'section.denies':
    'The section “{title}” says that nothing was found, but {count, plural, one {# confirmed finding of its category is} other {# confirmed findings of its category are}} not cited in it.',
  'section.unknown_citation': 'The section “{title}” cites [{number}], which is not in its list of findings.',
  'section.lost_finding':
    'The section “{title}” cites {count, plural, one {# finding that was} other {# findings that were}} dismissed or removed.',
} as const;

export type PointCode = keyof typeof POINT_TEXTS;
