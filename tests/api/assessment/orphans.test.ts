import { act, attemptAct } from '../requests/act.ts';
import { analysisOf, screenedRequest, workOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { falsePositive, finding, listed, sanctionsSearched, save } from './working-on.ts';

const test1 = await openScreeningApp();
await useInventedList(test1);
afterAll(() => test1.close());

const summary = { key: 'summary', text: 'A sound supplier.' };
const NOTHING_FOUND = 'Nothing adverse was found in the sources consulted.';

/** What refuses the review of a request whose drafter saved this, and nothing else is open. */
async function refusalOf(work: Parameters<typeof save>[2]) {
  const { drafter } = test1.cast;
  const request = await screenedRequest(test1);
  const sections = [summary, ...(work.sections ?? [])];
  const isAnswered = sections.some(({ key }) => key === 'sanctions');
  await save(drafter, request, {
    ...work,
    sections: isAnswered ? sections : [...sections, sanctionsSearched],
  });
  const { status, body } = await attemptAct(drafter, 'submit_for_review', request);
  return status === 422 ? String(body.Data) : null;
}

test('a section of a risk category that states something without a confirmed finding is refused by its name', async () => {
  const text = `${NOTHING_FOUND} The managing director was convicted of fraud in 2019.`;
  const refusal = await refusalOf({ sections: [{ key: 'litigation', text }] });
  expect(refusal).toBe(
    'Not ready yet. No confirmed finding supports “The managing director was convicted of fraud in 2019” in the section “Litigation”. Cite a confirmed finding or delete the statement.',
  );
});

test('a confirmed finding of the category, or one that the section cites, supports what it states', async () => {
  const text = 'The managing director was charged in February 2026.';
  expect(await refusalOf({ findings: [finding], sections: [{ key: 'litigation', text }] })).toBeNull();

  const { drafter } = test1.cast;
  const request = await screenedRequest(test1);
  const saved = await save(drafter, request, { findings: [finding], sections: [summary, sanctionsSearched] });
  const findings = saved.findings.map(({ id }) => id);
  const alone = await save(drafter, request, { sections: [{ key: 'financial', text }] });
  expect(alone.openPoints.join()).toContain('in the section “Financial”. Cite');
  const cited = await save(drafter, request, { sections: [{ key: 'financial', text, findings }] });
  expect(cited.openPoints).toEqual([]);
});

test.each([
  NOTHING_FOUND,
  'The registers of the High Court were consulted on 12 November 2026.\nM/s Kaveri Textiles Pvt. Ltd. is not a party to any proceedings.',
  '## Searches\nThe following registers were consulted:\n- High Court of Madras\n- Register of companies\n\n- **No** proceedings were found.',
  'परामर्श किए गए स्रोतों में कुछ भी प्रतिकूल नहीं मिला।',
  'لم يُعثر على أي معلومات سلبية في المصادر التي جرى الاطلاع عليها.',
])('a section that says what was searched and that nothing was found needs no finding: %s', async (text) => {
  const keys = ['litigation', 'regulatory', 'bribery', 'financial', 'media', 'sanctions', 'pep'];
  expect(await refusalOf({ sections: keys.map((key) => ({ key, text })) })).toBeNull();
});

test('a section that says that nothing was found is refused while a confirmed finding of its category is not cited', async () => {
  const refusal = await refusalOf({
    findings: [finding],
    sections: [{ key: 'litigation', text: NOTHING_FOUND }],
  });
  expect(refusal).toBe(
    'Not ready yet. The section “Litigation” says that nothing was found, but 1 confirmed finding of its category is not cited in it.',
  );
});

test('a section that cites a finding that was dismissed or removed since is refused by its name, until the citation goes', async () => {
  const { drafter, allocator } = test1.cast;
  const request = await screenedRequest(test1);
  const made = await save(drafter, request, {
    findings: [finding, { ...finding, summary: 'Fined by the regulator.', category: 'regulatory' }],
  });
  const ids = made.findings.map(({ id }) => id);
  const id = made.findings.find(({ category }) => category === 'legal')?.id ?? '';
  await save(drafter, request, { sections: [{ ...summary, findings: ids }, sanctionsSearched] });
  const sentence = 'The section “Executive summary” cites 1 finding that was dismissed or removed.';
  const dismissed = await save(drafter, request, { findings: [{ ...finding, id, status: 'dismissed' }] });
  expect(dismissed.openPoints).toEqual([sentence]);
  const removed = await save(drafter, request, { findings: [{ ...finding, id, remove: true }] });
  expect(removed.openPoints).toEqual([sentence]);
  // A text can still be changed while the citation of the removed finding stands.
  const still = await save(drafter, request, {
    sections: [{ key: 'summary', text: 'Fined.', findings: ids }],
  });
  expect(still.openPoints).toEqual([sentence]);
  const findings = ids.filter((one) => one !== id);
  const mended = await save(drafter, request, { sections: [{ key: 'summary', text: 'Fined.', findings }] });
  expect(mended.openPoints).toEqual([]);

  const reviewed = await act(drafter, 'submit_for_review', request);
  const released = await act(allocator, 'release', reviewed);
  expect((await analysisOf(test1.cast.client, released)).reports).toHaveLength(1);
});

test('a rejected match supports what the section on sanctions says of it', async () => {
  const { drafter, allocator } = test1.cast;
  const request = await screenedRequest(test1, listed());
  const { matches } = await workOf(drafter, request);
  await save(drafter, request, {
    dispositions: matches.map(({ id }) => falsePositive(id)),
    sections: [
      summary,
      { key: 'sanctions', text: 'The listed company trades in oil, the third party in cotton.' },
    ],
  });
  const ready = await save(allocator, request, { confirm: matches.map(({ id }) => id) });
  expect(ready.openPoints).toEqual([]);
});

test('a number in brackets that stands for no finding of the section is refused, and a text where the section cites none', async () => {
  const { drafter } = test1.cast;
  const request = await screenedRequest(test1);
  const text = 'Charged [1], see paragraph [2].';
  const saved = await save(drafter, request, {
    findings: [finding],
    sections: [{ ...summary, text }, sanctionsSearched],
  });
  expect(saved.openPoints).toEqual([]);
  const findings = saved.findings.map(({ id }) => id);
  const cited = await save(drafter, request, { sections: [{ ...summary, text, findings }] });
  expect(cited.openPoints).toEqual([
    'The section “Executive summary” cites [2], which is not in its list of findings.',
  ]);
});
