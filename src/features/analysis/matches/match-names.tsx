import { toWords } from '@/shared/format';
import type { Match } from '../analysis.ts';
import layout from '../layout.module.css';

type MatchNamesProps = { match: Pick<Match, 'subject' | 'matchedName'>; list: string };

/** Who resembles whom, and on which list. */
export function MatchNames({ match: { subject, matchedName }, list }: MatchNamesProps) {
  return (
    <>
      <strong>
        <bdi>{subject.name}</bdi>
      </strong>{' '}
      <span className={layout.quiet}>resembles</span>{' '}
      <strong>
        <bdi>{matchedName.text}</bdi>
      </strong>
      <br />
      <span className={layout.small}>
        {toWords(subject.role)}, {toWords(subject.kind).toLowerCase()} · {list}
      </span>
    </>
  );
}
