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
  formatSimilarity,
  initialsOf,
  listText,
  toWords,
} from './words.ts';
