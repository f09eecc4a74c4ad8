export { followCalendar } from './calendar/current-calendar.ts';
export { currentDispositions } from './dispositions/current-dispositions.ts';
export { type MasterItem, type MasterKind, masterItem, reportTypeOf, reportTypes } from './master-items.ts';
export { registerSettings, type SettingsPorts } from './register-settings.ts';
export { seedMasterLists } from './seed-master-lists.ts';
export { watchSchedules } from './watch-schedules.ts';
