export {
  formatAbsolute,
  formatClock,
  formatDate,
  formatDay,
  formatMonth,
  formatPartialDay,
  formatRelative,
  formatTime,
  formatWeekday,
} from './time.ts';
export {
  arrow,
  comma,
  formatBytes,
  formatNumber,
  formatPercent,
  formatShare,
  initialsOf,
  listText,
  toWords,
} from './words.ts';
