import { toWords } from '@/shared/format';
import { Panel } from '@/shared/ui';
import type { Working } from '../analysis.ts';
import layout from '../layout.module.css';

/** Companies whose name counts as the same under rule 8, or nearly so. */
export function NearMatches({ matches }: { matches: Working['nearMatches'] }) {
  if (matches.length === 0) return null;
  return (
    <Panel title="Names that count as the same">
      <ul className={layout.plainList}>
        {matches.map(({ subject, name, origin, verdict, clauses }) => (
          <li key={`${subject} ${name} ${origin}`}>
            <strong>
              <bdi>{name}</bdi>
            </strong>{' '}
            <span className={layout.tag}>{toWords(verdict)}</span>
            <div className={layout.small}>
              for <bdi>{subject}</bdi> · {origin}
              {clauses.length > 0 && ` · rule 8: ${clauses.join(', ')}`}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
