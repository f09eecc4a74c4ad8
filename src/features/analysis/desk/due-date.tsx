import { formatDay } from '@/shared/format';
import { isOpen } from '../../../../contract/request-statuses.ts';
import type { RequestDetail } from '../analysis.ts';
import { useTexts } from '../texts/index.ts';

type DueDateProps = { request: RequestDetail /** The reader is the client. */; forClient?: boolean };

/** When the report is due; the clock stands still while the client is asked. */
export function DueDate({ request, forClient = false }: DueDateProps) {
  const t = useTexts();
  const { status, dueOn, overdue } = request;
  if (!dueOn || !isOpen(request)) return null;
  return (
    <span>
      {t('due')} <strong>{formatDay(dueOn)}</strong>
      {overdue && (
        <strong>
          {' '}
          <span aria-hidden="true">⚑</span> {t('overdue')}
        </strong>
      )}
      {status === 'clarification' && t(forClient ? 'pausedUntilYouReply' : 'pausedUntilTheClientReplies')}
    </span>
  );
}
