export { followCalendar } from './calendar/current-calendar.ts';
export { currentDispositions } from './dispositions/current-dispositions.ts';
export {
  listMasterItems,
  masterItem,
  masterTitles,
  reportTypeOf,
  reportTypeRows,
  reportTypes,
} from './master-items.ts';
export { mountSettings } from './routes.ts';
export { seedMasterLists } from './seed-master-lists.ts';
export { watchSchedules } from './watch-schedules.ts';
