import { htmlText } from './html-text.ts';

const page = `<html><head><title> Harbour  Gazette </title><style>p { color: red }</style></head><body>
  <nav><ul><li>Home</li></ul></nav>
  <h1>Port <em>bribes</em></h1><script>alert(1)</script>
  <div>On 12 March prosecutors<br>charged the company.<p onclick="alert(2)">It denies it.</p></div>
  <ul><li><p>A fine</p></li><li>A <a href="javascript:alert(3)">ban</a></li></ul>
  <h2></h2><p>Afterwards.</p>
  <table><tr><th>Year</th><th>Fine</th></tr><tr><td>2021</td><td><p>$2m</p><p>paid</p></td></tr></table>
  <table><tr><td><h3>Laid out</h3><p>by a table</p></td></tr></table>
  <iframe src="https://elsewhere.example"></iframe><footer>Imprint</footer></body></html>`;

test('a web page is its headings, paragraphs, items and rows, and nothing that runs, is fetched or is about the site', () => {
  const { blocks, title } = htmlText(page);
  expect(title).toBe('Harbour Gazette');
  expect(blocks).toEqual([
    { kind: 'heading', level: 1, text: 'Port bribes' },
    { kind: 'paragraph', text: 'On 12 March prosecutors\ncharged the company.' },
    { kind: 'paragraph', text: 'It denies it.' },
    { kind: 'item', text: 'A fine' },
    { kind: 'item', text: 'A ban' },
    { kind: 'paragraph', text: 'Afterwards.' },
    { kind: 'row', cells: ['Year', 'Fine'] },
    { kind: 'row', cells: ['2021', '$2m\npaid'] },
    { kind: 'paragraph', text: 'Laid out' },
    { kind: 'paragraph', text: 'by a table' },
  ]);
});

test('its text has a paragraph for each block, and for each row whose cells have one line', () => {
  expect(htmlText(page).text.split('\n\n').slice(-6)).toEqual([
    'Year Fine',
    '2021',
    '$2m',
    'paid',
    'Laid out',
    'by a table',
  ]);
});
