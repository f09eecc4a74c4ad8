import type { ReviewPlace } from '../../../../contract/analysis/reviews.ts';
import type { Review, Working } from '../analysis.ts';
import type { Translate } from '../texts/index.ts';

/** A section, a finding, a match or the rating: by the same words as comments and changes name them. */
export type Place = { place: ReviewPlace | 'rating'; ref: string };

/** Which tab shows it. */
export const tabOf = {
  request: 'review',
  section: 'report',
  finding: 'findings',
  match: 'matches',
  rating: 'rating',
} as const satisfies Record<Place['place'], string>;

/** The id of the element that shows it. */
export const elementOf = ({ place, ref }: Place) => `${place}-${ref}`;

const isAt =
  ({ place, ref }: Place) =>
  (one: { place: string; ref: string | null }) =>
    one.place === place && one.ref === ref;

export const commentsAt = ({ comments }: Review, place: Place) => comments.filter(isAt(place));
export const changeAt = ({ changes }: Review, place: Place) => changes.find(isAt(place));

/** What a comment may be about, for a choice: the whole request, each section, finding and match. */
export function placeOptions({ sections, findings, matches }: Working, t: Translate) {
  const options = (place: ReviewPlace, parts: { ref: string; label: string }[]) =>
    parts.map(({ ref, label }) => ({ value: `${place} ${ref}`, label }));
  return [
    { value: 'request', label: t('reviewWholeRequest') },
    {
      label: t('report'),
      options: options(
        'section',
        sections.map(({ key, title }) => ({ ref: key, label: title })),
      ),
    },
    {
      label: t('findings'),
      options: options(
        'finding',
        findings
          .filter(({ status }) => status !== 'dismissed')
          .map(({ id, summary }) => ({ ref: id, label: summary.slice(0, 80) })),
      ),
    },
    {
      label: t('matches'),
      options: options(
        'match',
        matches.map(({ id, subject, matchedName }) => ({
          ref: id,
          label: `${subject.name} – ${matchedName.text}`,
        })),
      ),
    },
  ].filter(({ options }) => options?.length !== 0);
}

/** What was chosen, as it travels. */
export function placeOfOption(value: string): { place: ReviewPlace; ref?: string } {
  const [place, ref] = value.split(' ') as [ReviewPlace, string | undefined];
  return ref ? { place, ref } : { place };
}
