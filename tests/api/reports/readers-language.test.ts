import JSZip from 'jszip';
import type { DraftIntake } from '../../../contract/reports/intake.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { releasedRequest, sections } from './release.ts';

const test1 = await openScreeningApp();
await useInventedList(test1);
afterAll(() => test1.close());

type Language = 'en-US' | 'hi-IN' | 'ar-SA';
const read = (language: Language) =>
  test1.cast.client.call('POST /security/v1.0/updatelanguage', { language });

/** A basic screening with reasons of every kind: floors, owners, officials, a name that tells nothing. */
const released = () =>
  releasedRequest(test1, intake, {
    sections: [...sections, { key: 'pep', text: '', assessment: notAssessed }],
  });
const notAssessed = { outcome: 'not_assessed' as const, reason: 'No list of 2026 was at hand.' };
const intake = {
  countryOfIncorporation: 'KY',
  countriesOfOperation: ['IR'],
  governmentTouchpoints: 'Customs clearance at two ports.',
  categories: ['sanctions', 'pep'],
  principals: [
    { name: 'Private Limited', role: 'shareholder', type: 'organisation', ownershipPct: 40 },
    { name: 'Asha Menon', role: 'director', type: 'person' },
  ],
} satisfies DraftIntake;

/** The paragraphs of the Word document, which is in the language of its reader, in the order of the report. */
async function paragraphsFor(language: Language, { id, clientId }: { id: string; clientId: string }) {
  await read(language);
  const of = { client: clientId, request: id, version: 1 };
  const { body } = await test1.cast.client.attempt('POST /reports/v1.0/wordreports', of);
  const archive = await JSZip.loadAsync(body as unknown as Buffer);
  const xml = (await archive.file('word/document.xml')?.async('string')) ?? '';
  return xml
    .split('</w:p>')
    .map((paragraph) => [...paragraph.matchAll(/<w:t[^>]*>([^<]*)/g)].map(([, text]) => text).join(''))
    .map((text) => text.replace(/[\u2066-\u2069]/g, ''))
    .filter(Boolean);
}

/** Without what stands between the signs that part a value from the words around it. */
const withoutValues = (text: string) => {
  const inner = /\u2068[^\u2066-\u2069]*\u2069/g;
  return text.replace(inner, '').replace(inner, '');
};

test.each([
  ['hi-IN', 'ऑर्डर नहीं किया गया', 'खोजे गए स्रोतों में कुछ नहीं मिला', 'विशिष्ट शब्द'],
  ['ar-SA', 'غير مطلوب', 'لم يُعثر على شيء في المصادر التي بُحث فيها', 'كلمة مميّزة'],
] as const)(
  'a reader of %s reads every reason in that language',
  async (language, notOrdered, nothing, distinctive) => {
    await read(language);
    const request = await released();
    const path = { client: request.clientId, request: request.id } as never;
    const { Data } = await test1.cast.client.call('GET /api/reportData/:client/:request/', path);
    const { contributions, floors, categories } = Data.rating;
    const because = [...contributions, ...floors].map((one) => one.because);
    const notCompared = (Data.screening.notCompared ?? []).map(({ reason }) => reason);
    expect(floors.map(({ rule }) => rule)).toEqual(['call_for_action']);
    expect(because).toContain('Iran is under the FATF call for action.');
    expect(because).toContain('Supplier, dealing with officials.');
    expect(notCompared).toHaveLength(1);

    const paragraphs = await paragraphsFor(language, request);
    const english = [...because, ...notCompared];
    expect(paragraphs.filter((text) => english.some((sentence) => text.includes(sentence)))).toEqual([]);
    const script = language === 'hi-IN' ? /\p{Script=Devanagari}/u : /\p{Script=Arabic}/u;
    for (const { reasons } of [...contributions, ...floors]) expect(reasons).not.toHaveLength(0);
    const iran = language === 'hi-IN' ? 'ईरान' : 'إيران';
    const named = paragraphs.filter((text) => text.includes(iran) && text.includes('FATF'));
    expect(named.length).toBeGreaterThan(1);
    expect(named.every((text) => script.test(text) && !/[a-z]{3}/.test(text))).toBe(true);
    const told = paragraphs.filter((text) => text.includes(distinctive));
    expect(told).toHaveLength(1);
    expect(told.join().replace('Private Limited', '')).not.toMatch(/[a-z]{3}/);

    const composed = Data.sections
      .filter(({ own, assessment }) => own === '' && !assessment)
      .map(({ key, text }) => ({ key, text: withoutValues(text) }));
    expect(composed.length).toBeGreaterThan(5);
    expect(composed.filter(({ text }) => /[a-z]{3}/.test(text))).toEqual([]);

    const asked = new Map(categories.map(({ category, inScope }) => [category, inScope]));
    expect(asked.get('bribery_corruption')).toBe(false);
    expect(paragraphs.filter((text) => text === notOrdered)).toHaveLength(4);
    expect(paragraphs.filter((text) => text === nothing)).toHaveLength(1);
  },
);

test('a reader of English reads which risks were not ordered, which were not assessed, and of which nothing was found', async () => {
  await read('en-US');
  const paragraphs = await paragraphsFor('en-US', await released());
  expect(paragraphs.filter((text) => text === 'Not ordered')).toHaveLength(4);
  expect(paragraphs.filter((text) => text.startsWith('Nothing found'))).toEqual([
    'Nothing found in the sources searched',
  ]);
  // By its category, and in its section.
  expect(paragraphs.filter((text) => text === `Not assessed: ${notAssessed.reason}`)).toHaveLength(2);
});
