import type { SignedIn } from '../../support/people/sign-in.ts';

/** A complete draft of this client, about a supplier of this name. */
export async function draftRequest(lead: SignedIn, legalName: string) {
  const { Data } = await lead.call('POST /reports/v1.0/requestdetails', {
    intake: {
      legalName,
      entityType: 'organisation',
      countryOfIncorporation: 'IN',
      relationshipType: 'supplier',
      purpose: 'Supplies cotton.',
      reportType: 'basic_screening',
      categories: ['sanctions'],
    },
  });
  return Data;
}
