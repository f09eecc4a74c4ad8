import type { ScreeningApp } from '../../screening/screening-app.ts';
import { type ActsOf, next } from './act-case.ts';

const path = 'POST /security/v1.0/newsfeeds';
const wanted = () => ({
  name: `Feed ${next()}`,
  address: 'https://news.invalid/feed.xml',
  everyMinutes: 60,
  active: false,
});

async function idleFeed({ cast }: ScreeningApp): Promise<string> {
  const { Data } = await cast.admin.call(path, { action: 'create', feed: wanted() });
  return Data.feed ?? '';
}

export const newsActs: ActsOf<'/security/v1.0/newsfeeds'> = {
  'POST /security/v1.0/newsfeeds': [
    {
      does: 'create',
      leaves: ['news.feed_saved'],
      how: async ({ cast }) => {
        const feed = wanted();
        return () => cast.admin.attempt(path, { action: 'create', feed });
      },
    },
    {
      does: 'change',
      leaves: ['news.feed_saved'],
      how: async (test) => {
        const id = await idleFeed(test);
        return () => test.cast.admin.attempt(path, { action: 'change', id, feed: wanted() });
      },
    },
    {
      does: 'remove',
      leaves: ['news.feed_removed'],
      how: async (test) => {
        const id = await idleFeed(test);
        return () => test.cast.admin.attempt(path, { action: 'remove', id });
      },
    },
    {
      does: 'fetch',
      leavesNothing: 'The server looks there anyway, by and by; what it finds is told where it goes.',
      how: async (test) => {
        const id = await idleFeed(test);
        return () => test.cast.admin.attempt(path, { action: 'fetch', id });
      },
    },
  ],
};
