export { foldWidth, isCutShort, LONGEST_NAME } from './fold-width.ts';
