export { apart } from './apart.tsx';
export {
  AppearanceProvider,
  changeAppearance,
  type Density,
  type Preference,
  useAppearance,
} from './appearance/index.ts';
export { Avatar } from './avatar/avatar.tsx';
export { ConflictDialog } from './calls/conflict-dialog.tsx';
export { Failure } from './calls/failure.tsx';
export { Loaded } from './calls/loaded.tsx';
export { forgetQueries, refreshRequests } from './calls/queries.ts';
export { useAct, useNewerValues } from './calls/use-act.tsx';
export { useCall, useHints } from './calls/use-call.ts';
export { CheckGroup } from './check-group.tsx';
export { ClearableSelect } from './clearable-select.tsx';
export { ClientSelect } from './client-select.tsx';
export { CountrySelect } from './country-select.tsx';
export { DataTable } from './data-table/data-table.tsx';
export { readList } from './data-table/read-list.ts';
export { RowCard } from './data-table/row-card.tsx';
export type { DataColumn, ListQuery } from './data-table/types.ts';
export { useRefusedParameters } from './data-table/use-refused-parameters.ts';
export { ViewSwitch } from './data-table/views/view-switch.tsx';
export { DayRange } from './day-range/day-range.tsx';
export { Difference } from './difference/difference.tsx';
export { Downloads } from './downloads/downloads.tsx';
export { IdentifierChecks, RegisterAge } from './identifier-checks/identifier-checks.tsx';
export { JobProgress } from './job-progress/job-progress.tsx';
export { type LeaveValues, leaveChange } from './leave/leave-change.ts';
export { LeaveFields, leaveValues } from './leave/leave-fields.tsx';
export { MergeDialog } from './merge/merge-dialog.tsx';
export { type Choice, compareThree, mergeThree, sameValue } from './merge/three-way.ts';
export { NameAlignment } from './name-alignment/name-alignment.tsx';
export { Page } from './page/page.tsx';
export { type Fact, FactList } from './panel/fact-list.tsx';
export { Panel } from './panel/panel.tsx';
export { ChangedDot } from './request-list/changed-dot.tsx';
export { DueDay, Forecast } from './request-list/due-day.tsx';
export { filterOf, TwoLines, useRequestListColumns } from './request-list/request-list-columns.tsx';
export { TakeNext } from './request-list/take-next.tsx';
export { RequestRisk } from './risk-chip/request-risk.tsx';
export { RiskChip } from './risk-chip/risk-chip.tsx';
export { toSearchText } from './safe-text/safe-text.ts';
export { SearchInput } from './safe-text/search-input.tsx';
export { type Contribution, ContributionBars } from './score/contribution-bars.tsx';
export { ScoreBar } from './score/score-bar.tsx';
export { ScrollRegion } from './scroll-region/scroll-region.tsx';
export { SessionList } from './sessions/session-list.tsx';
export { EmptyState } from './states/empty-state.tsx';
export { ErrorState } from './states/error-state.tsx';
export { SkeletonList } from './states/skeleton-list.tsx';
export { StatusChip } from './status-chip/status-chip.tsx';
export { TagInput } from './tags/tag-input.tsx';
export { TimeText } from './time-text/time-text.tsx';
export { toast } from './toasts/toast-store.ts';
export { useUnsavedGuard } from './unsaved/use-unsaved-guard.ts';
export { DropZone } from './uploads/drop-zone.tsx';
export { ACCEPT, KindsAndSize } from './uploads/kinds-and-size.tsx';
export { UploadList } from './uploads/upload-list.tsx';
export { useReasonAgainst } from './uploads/use-reason-against.ts';
export { useUploads } from './uploads/use-uploads.ts';
export { WritingArea } from './writing/writing-area.tsx';
