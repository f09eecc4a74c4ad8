import { deflateSync, gzipSync } from 'node:zlib';
import { NewsLimits } from '../../../contract/limits.ts';
import { rss } from '../../support/peers/publisher.ts';
import { leavesNoTrace } from '../requests/business-rows.ts';
import { feedOf, openNewsApp, path } from './news-app.ts';

const app = await openNewsApp();
afterAll(() => app.close());

const tens = Array.from({ length: 10 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
const item = (title: string) => `<rss><channel><item><title>${title}</title></item></channel></rss>`;
const hostile: [string, string | Buffer, RegExp][] = [
  ['D16 a billion laughs', `<!DOCTYPE l [<!ENTITY l0 "ha">${tens}]>${item('&l10;')}`, /document type/],
  [
    'D16 a file of the server',
    `<!DOCTYPE l [<!ENTITY f SYSTEM "file:///etc/hostname">]>${item('&f;')}`,
    /document type/,
  ],
  [
    'D16 an address as an entity',
    `<!DOCTYPE l [<!ENTITY f SYSTEM "http://127.0.0.1:1/x">]>${item('&f;')}`,
    /document type/,
  ],
  ['an entity that nobody declared', item('&nbsp;'), /entity/],
  ['a web page', '<!doctype html><html><body>News</body></html>', /web page/],
  ['nothing', '', /empty/],
  ['another kind of XML', '<opml><outline/></opml>', /<rss> or/],
  ['tags without end', '<rss>'.repeat(100_000), /deep/],
  ['a file that breaks off', rss([]).slice(0, -20), /never closed|in the middle/],
  ['a packed answer', gzipSync(item('News')), /not XML|not well-formed/],
  [
    'bytes at random',
    deflateSync(Buffer.alloc(40_000, 'Prudence')),
    /not XML|not well-formed|web page|empty/,
  ],
  ['more than may be', Buffer.alloc(NewsLimits.bytes + 1, ' '), /more than/],
];

test.each(hostile)('%s is no feed, and said so', async (_what, body, sentence) => {
  app.publisher.publish('/hostile.xml', { body });
  const address = `${app.publisher.origin}/hostile.xml`;
  const answer = await app.cast.admin.attempt(path, { action: 'test', address });
  expect(answer).toMatchObject({ status: 422, body: { code: 'feed.unreadable' } });
  expect(answer.body.fields?.['feed.address']).toMatch(sentence);
});

test.each([
  ['of the own network', 'https://127.0.0.1/feed.xml'],
  ['of a cloud', 'https://169.254.169.254/latest'],
  ['of the machine itself', 'https://[::1]/feed.xml'],
  ['without https', 'http://gazette.example/feed.xml'],
  ['with a password', 'https://user:secret@gazette.example/feed.xml'],
  ['of a file', 'file:///etc/passwd'],
  ['that is none', 'nowhere'],
])('D18 an address %s is neither tried nor kept', async (_what, address) => {
  await leavesNoTrace(app, async () => {
    const created = await app.cast.admin.attempt(path, { action: 'create', feed: feedOf(app, { address }) });
    expect(created).toMatchObject({ status: 400, body: { code: 'input.invalid' } });
    const tried = await app.cast.admin.attempt(path, { action: 'test', address });
    expect(tried).toMatchObject({ status: 422, body: { code: 'feed.unreadable' } });
  });
});

test('D18 a feed that leads elsewhere is not followed', async () => {
  const before = app.publisher.asked.length;
  const headers = { location: 'http://127.0.0.1:1/feed.xml' };
  app.publisher.publish('/moved.xml', { body: '', status: 302, headers });
  const address = `${app.publisher.origin}/moved.xml`;
  const answer = await app.cast.admin.attempt(path, { action: 'test', address });
  expect(answer.body.fields?.['feed.address']).toMatch(/redirects elsewhere/);
  expect(app.publisher.asked).toHaveLength(before + 1);
});
