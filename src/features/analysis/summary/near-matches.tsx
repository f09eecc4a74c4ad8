import { toWords } from '@/shared/format';
import { Panel, RegisterAge } from '@/shared/ui';
import type { Working } from '../analysis.ts';
import layout from '../layout.module.css';

/** Companies whose name counts as the same under rule 8, or nearly so. */
export function NearMatches({
  matches,
  register,
}: { matches: Working['nearMatches'] } & Pick<Working, 'register'>) {
  if (matches.length === 0) return null;
  return (
    <Panel title="Names treated as the same">
      <ul className={layout.plainList}>
        {matches.map(({ subject, name, origin, verdict, clauses, registered }) => (
          <li key={`${subject} ${name} ${origin} ${registered?.id}`}>
            <strong>
              <bdi>{name}</bdi>
            </strong>{' '}
            <span className={layout.tag}>{toWords(verdict)}</span>
            <div className={layout.small}>
              for <bdi>{subject}</bdi> · {origin}
              {clauses.length > 0 && ` · rule 8: ${clauses.join(', ')}`}
              {registered &&
                ` · ${[registered.id, registered.status, registered.state].filter(Boolean).join(', ')}`}
            </div>
          </li>
        ))}
      </ul>
      {register && matches.some(({ registered }) => registered) && (
        <p className={layout.small}>
          <RegisterAge register={register} />
        </p>
      )}
    </Panel>
  );
}
