import type { RequestOf } from '../../../contract/index.ts';
import { workOf } from '../screening/screened-request.ts';
import type { Cast } from '../screening/screening-app.ts';

type Sent = RequestOf<'POST /reports/v1.0/requestanalysis'>;
type Request = { id: string; clientId: string };

/** A save on a version, whatever comes of it. */
export const attemptSave = (who: Cast['drafter'], request: Request, sent: Partial<Sent>, version: number) =>
  who.attempt('POST /reports/v1.0/requestanalysis', {
    client: request.clientId,
    request: request.id,
    version,
    ...sent,
  });

/** A save on the newest version that succeeds; answers the working document as it then is. */
export async function save(who: Cast['drafter'], request: Request, sent: Partial<Sent>) {
  const { version } = await workOf(who, request);
  const { status, body } = await attemptSave(who, request, sent, version);
  if (status !== 200) throw new Error(`saving answered ${status}: ${JSON.stringify(body)}`);
  return body.Data;
}

let made = 0;

/** Resembles an entry of the invented list; its number makes it another third party than that of any other test. */
export const listed = () => {
  made += 1;
  return {
    legalName: 'Zarqun Petrochemical Trading',
    countryOfIncorporation: 'AE',
    registrationIds: [{ scheme: 'VAT' as const, value: `AE${1000 + made}`, country: 'AE' }],
  };
};

export const falsePositive = (match: string) => ({
  match,
  disposition: 'false_positive' as const,
  reasonCode: 'different_business',
  comment: 'Textiles, not oil.',
});

/** Answers for the risk that the requests of these tests order. */
export const sanctionsSearched = {
  key: 'sanctions',
  text: '',
  assessment: {
    outcome: 'nothing_found' as const,
    searchedOn: '2026-01-15',
    sources: ['Invented list, version 1'],
  },
};

export const finding = {
  category: 'legal' as const,
  severity: 'high' as const,
  credibility: 'high' as const,
  stage: 'charge' as const,
  role: 'subject' as const,
  eventDate: '2026-02-01',
  summary: 'Charged with invoicing for goods never delivered.',
  excerpt: 'The prosecutor filed charges.',
  source: { title: 'Court notice of 1 February 2026' },
  status: 'confirmed' as const,
};
