import { Alert } from 'antd';
import { TimeText } from '@/shared/ui';
import type { Match } from '../analysis.ts';
import { dispositionWord } from './match-words.ts';

/** What was decided of the same name and the same entry before, and no longer holds. */
export function FormerDecision({ match: { former } }: { match: Match }) {
  if (!former) return null;
  return (
    <Alert
      type="info"
      title={
        <>
          Decided before: {dispositionWord(former.disposition).toLowerCase()}
          {former.reason && `, ${former.reason}`}
          {former.disposedBy && `, by ${former.disposedBy}`} <TimeText at={former.disposedAt} />. It held
          until <TimeText at={former.expiredAt} />.
        </>
      }
      description={former.comment}
    />
  );
}
