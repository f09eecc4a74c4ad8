export { type FeedItem, parseFeed } from './parse-feed.ts';
