import { ErrorState, SkeletonList, useCall } from '@/shared/ui';
import { CalendarForm } from './calendar-form.tsx';

/** The days on which nobody works: promised days are counted without them. */
export function CalendarTab() {
  const { data, error, reload } = useCall(
    'GET /security/v1.0/settings',
    { name: 'calendar' },
    { quiet: true },
  );
  if (error && !data) return <ErrorState error={error} onRetry={reload} />;
  const state = data?.Data.calendar;
  if (!state) return <SkeletonList />;
  return <CalendarForm key={state.version} state={state} onReload={reload} />;
}
