export { parseFeed } from './parse-feed.ts';
