export { formatAbsolute, formatClock, formatDay, formatMonth, formatRelative, formatTime } from './time.ts';
export { formatBytes, formatNumber, formatShare, initialsOf, listText, plural, toWords } from './words.ts';
