import { TimeText } from '@/shared/ui';
import type { Match } from '../analysis.ts';
import layout from '../layout.module.css';
import { dispositionWord } from './match-words.ts';

/** The decision as it was saved, and by whom. */
export function SavedDisposition({ match }: { match: Match }) {
  if (match.disposition === 'unspecified') return <p className={layout.prose}>Not decided yet.</p>;
  return (
    <div>
      <p className={layout.prose}>
        <strong>{dispositionWord(match.disposition)}</strong>
        {match.reason && `: ${match.reason}`}. {match.comment}
      </p>
      <p className={layout.small} style={{ margin: '4px 0 0' }}>
        {match.carriedOver ? 'Carried over from an earlier screening' : match.disposedBy}
        {match.disposedAt && (
          <>
            , <TimeText at={match.disposedAt} />
          </>
        )}
        {match.confirmedBy && ` · confirmed by ${match.confirmedBy}`}
        {match.expiresAt && (
          <>
            {' '}
            · asked anew <TimeText at={match.expiresAt} />
          </>
        )}
      </p>
    </div>
  );
}
