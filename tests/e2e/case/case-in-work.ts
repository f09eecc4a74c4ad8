import { startAnalysis } from '../../support/data/start-analysis.ts';
import { writtenPdf } from '../../support/documents/written-pdf.ts';
import type { SignedIn } from '../../support/people/sign-in.ts';
import { join, joinClient } from '../login/people.ts';

export type CaseInWork = Awaited<ReturnType<typeof caseInWork>>;

/** A request that is being analysed, with the people around it and evidence of each kind that is shown on the page. */
export async function caseInWork(admin: SignedIn) {
  const lead = await joinClient(admin);
  const [allocator, drafter] = [await join(admin, 'allocator'), await join(admin, 'drafter')];
  const { Data: draft } = await lead.call('POST /reports/v1.0/requestdetails', { intake });
  const which = { client: draft.clientId, request: draft.id };
  await startAnalysis({ lead, allocator, drafter }, which);
  await drafter.call('POST /reports/v1.0/requestanalysis', { ...which, version: 1 }, evidence);
  const { Data } = await drafter.call('GET /reports/v1.0/requestanalysis', which);
  const judgment = Data.request.files.find(({ name }) => name === 'judgment.pdf')?.id ?? '';
  await drafter.call('POST /reports/v1.0/requestanalysis', {
    ...which,
    version: Data.working?.version ?? 1,
    findings: [{ ...finding, source: { title: 'Judgment', attachmentId: judgment, page: 2 } }],
  });
  return {
    which,
    lead,
    allocator,
    drafter,
    address: `/pages/requestanalysis?client=${draft.clientId}&request=${draft.id}`,
  };
}

const intake = {
  legalName: 'Kaveri Textiles Private Limited',
  entityType: 'organisation' as const,
  countryOfIncorporation: 'IN',
  relationshipType: 'supplier' as const,
  purpose: 'Supplies cotton.',
  reportType: 'basic_screening',
  categories: ['sanctions'],
};

export const finding = {
  category: 'legal' as const,
  severity: 'medium' as const,
  credibility: 'high' as const,
  stage: 'settlement' as const,
  role: 'subject' as const,
  eventDate: '2026-02-01',
  summary: 'Fined for late deliveries.',
  excerpt: 'Fined by an invented court',
  status: 'confirmed' as const,
};

/** One pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const evidence = [
  {
    name: 'judgment.pdf',
    content: writtenPdf(['First page\nof the judgment', 'Fined by an invented court']),
    type: 'application/pdf',
  },
  {
    name: 'payments.csv',
    content: 'Payee,Amount\n=HYPERLINK("https://evil.example"),120\nMeera,80\n',
    type: 'text/csv',
  },
  { name: 'stamp.png', content: new Uint8Array(dot), type: 'image/png' },
];
