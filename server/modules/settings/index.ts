export { followCalendar } from './calendar/current-calendar.ts';
export { currentDispositions } from './dispositions/current-dispositions.ts';
export {
  listMasterItems,
  type MasterItem,
  type MasterKind,
  masterItem,
  reportTypeOf,
  reportTypeRows,
  reportTypes,
} from './master-items.ts';
export { mountSettings, type SettingsPorts } from './routes.ts';
export { seedMasterLists } from './seed-master-lists.ts';
export { watchSchedules } from './watch-schedules.ts';
