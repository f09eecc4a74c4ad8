import { parseFeed } from './index.ts';

const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>News</title>${items}</channel></rss>`;

describe('items of a feed', () => {
  it('are read of RSS 2.0, whose address is a text and whose date is that of mails', async () => {
    const feed = rss(`<item><title>Fraud &amp; bribes</title><link> https://a.example/1 </link>
      <guid isPermaLink="false">n-1</guid><pubDate>Wed, 18 Nov 2026 23:30:00 -0200</pubDate>
      <description>Short</description><content:encoded><![CDATA[<p>A <b>long</b> text</p>]]></content:encoded></item>`);
    expect(await parseFeed(feed, 9)).toEqual([
      {
        guid: 'n-1',
        link: 'https://a.example/1',
        title: 'Fraud & bribes',
        publishedOn: '2026-11-19',
        content: '<p>A <b>long</b> text</p>',
      },
    ]);
  });

  it('are read of RSS 1.0, where they stand beside the channel', async () => {
    const feed = `<rdf:RDF xmlns:rdf="x"><channel><title>News</title></channel>
      <item rdf:about="https://a.example/2"><title>Two</title><link>https://a.example/2</link>
      <dc:date>2026-11-18T10:00:00+05:30</dc:date><description>Text</description></item></rdf:RDF>`;
    expect(await parseFeed(feed, 9)).toEqual([
      {
        guid: 'https://a.example/2',
        link: 'https://a.example/2',
        title: 'Two',
        publishedOn: '2026-11-18',
        content: 'Text',
      },
    ]);
  });

  it('are read of Atom, whose address is an attribute and whose text may be XHTML, in its order', async () => {
    const feed = `<feed xmlns="http://www.w3.org/2005/Atom"><title>News</title><entry><title type="html">Three</title>
      <link rel="self" href="https://a.example/self"/><link href="https://a.example/3"/><id>urn:3</id>
      <updated>2026-11-17T00:00:00Z</updated><published>2026-11-16T00:00:00Z</published>
      <content type="xhtml"><div>Before <em>and</em> after &lt;x&gt; &amp; more</div></content></entry></feed>`;
    expect(await parseFeed(feed, 9)).toEqual([
      {
        guid: 'urn:3',
        link: 'https://a.example/3',
        title: 'Three',
        publishedOn: '2026-11-16',
        content: '<div>Before <em>and</em> after &lt;x> &amp; more</div>',
      },
    ]);
  });

  it('lead to the web or nowhere, and without an address or a guid go by their title', async () => {
    const feed = rss(`<item><title>A</title><link>javascript:alert(1)</link></item>
      <item><title>B</title><link>/relative</link><guid>https://a.example/b</guid></item>
      <item><title>C</title><guid isPermaLink="false">https://a.example/c</guid></item><item/>`);
    expect((await parseFeed(feed, 9)).map(({ guid, link }) => [guid, link])).toEqual([
      ['A', null],
      ['https://a.example/b', 'https://a.example/b'],
      ['https://a.example/c', null],
    ]);
  });

  it('are no more than asked for, and without a date that is one have none', async () => {
    const item = '<item><title>T</title><pubDate>yesterday</pubDate></item>';
    const items = await parseFeed(rss(item.repeat(5)), 3);
    expect(items.map(({ publishedOn }) => publishedOn)).toEqual([null, null, null]);
  });

  it('D16 are refused with a document type, and with entities that nobody knows', async () => {
    await expect(parseFeed(`<!DOCTYPE rss [<!ENTITY a "b">]>${rss('')}`, 9)).rejects.toThrow(/document type/);
    await expect(parseFeed(rss('<item><title>&a;</title></item>'), 9)).rejects.toThrow(/entity/);
    await expect(parseFeed('<opml/>', 9)).rejects.toThrow(/<rss> or/);
  });
});
