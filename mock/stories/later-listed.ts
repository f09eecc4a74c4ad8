import type { DraftIntake } from '../../contract/reports/intake.ts';
import type { Story } from './story.ts';

type Watched = {
  by: string;
  drafter: string;
  daysAgo: number;
  intake: DraftIntake;
  decision?: 'approved' | 'approved_with_conditions';
};

/** Third parties that were assessed, approved and monitored before an edition of the list named somebody alike. */
const watched: Watched[] = [
  {
    by: 'client',
    drafter: 'drafter2',
    daysAgo: 402,
    intake: {
      legalName: 'Harbour Line Bunkers DMCC',
      entityType: 'organisation',
      countryOfIncorporation: 'AE',
      incorporatedOn: '2012',
      industry: 'transport',
      relationshipType: 'contractor',
      purpose: 'Fuel for chartered vessels in Fujairah.',
      reportType: 'standard_due_diligence',
      categories: ['sanctions', 'financial'],
    },
  },
  {
    by: 'client3',
    drafter: 'drafter4',
    daysAgo: 286,
    intake: {
      legalName: 'Ravindra Maniktala',
      entityType: 'individual',
      nationality: 'IN',
      bornOn: '1965-10-19',
      gender: 'male',
      industry: 'energy',
      relationshipType: 'consultant',
      purpose: 'Advice on grid connections.',
      reportType: 'standard_due_diligence',
      categories: ['pep', 'bribery_corruption'],
    },
  },
  {
    by: 'client5',
    drafter: 'drafter3',
    daysAgo: 233,
    intake: {
      legalName: 'Silberau Tungsten GmbH',
      entityType: 'organisation',
      countryOfIncorporation: 'DE',
      incorporatedOn: '1968',
      industry: 'manufacturing',
      relationshipType: 'supplier',
      purpose: 'Electrodes for welding rails.',
      reportType: 'basic_screening',
      categories: ['sanctions'],
    },
  },
  {
    by: 'client2',
    drafter: 'drafter5',
    daysAgo: 171,
    intake: {
      legalName: 'Sandalwood Coast Chemicals Private Limited',
      entityType: 'organisation',
      countryOfIncorporation: 'IN',
      registrationIds: [{ scheme: 'CIN', value: 'U24110KL2004PTC017342', country: 'IN' }],
      incorporatedOn: '2004-03-22',
      industry: 'manufacturing',
      relationshipType: 'supplier',
      purpose: 'Mordants and finishing agents.',
      reportType: 'standard_due_diligence',
      categories: ['regulatory', 'sanctions'],
    },
    decision: 'approved_with_conditions',
  },
  {
    by: 'client',
    drafter: 'drafter',
    daysAgo: 143,
    intake: {
      legalName: 'Golden Ibis Commodities Pte Ltd',
      entityType: 'organisation',
      countryOfIncorporation: 'SG',
      incorporatedOn: '2009',
      industry: 'trade',
      relationshipType: 'supplier',
      purpose: 'Raw sugar and cocoa.',
      reportType: 'enhanced_due_diligence',
      categories: ['sanctions', 'financial', 'bribery_corruption'],
      principals: [{ name: 'Goh Wei Sheng', role: 'director', nationality: 'SG', ownershipPct: 45 }],
    },
  },
  {
    by: 'client6',
    drafter: 'drafter4',
    daysAgo: 118,
    intake: {
      legalName: 'Farouk Bankole',
      entityType: 'individual',
      nationality: 'NG',
      bornOn: '1966',
      gender: 'male',
      relationshipType: 'agent',
      purpose: 'Registration of medicines in Lagos.',
      reportType: 'enhanced_due_diligence',
      categories: ['pep', 'bribery_corruption'],
    },
  },
  {
    by: 'client4',
    drafter: 'drafter2',
    daysAgo: 88,
    intake: {
      legalName: 'Meridiano Puertos',
      entityType: 'organisation',
      countryOfIncorporation: 'PA',
      incorporatedOn: '2001',
      industry: 'transport',
      relationshipType: 'contractor',
      purpose: 'Berths for tenders of two hotels.',
      reportType: 'basic_screening',
      categories: ['sanctions'],
    },
  },
];

const document = {
  name: 'Extract of the register.txt',
  text: 'Extract of the register: the company is in good standing.',
};

export const laterListed: Story[] = watched.map(
  ({ by, drafter, daysAgo, intake, decision = 'approved' }) => ({
    by,
    drafter,
    daysAgo,
    intake,
    until: 'released',
    allocator: 'allocator2',
    files: intake.reportType === 'enhanced_due_diligence' ? [document] : [],
    dispositions: [
      {
        listed: /.*/,
        disposition: 'false_positive',
        reasonCode: 'different_person',
        comment: 'Another name and business.',
      },
    ],
    summary: 'Nothing adverse was found in the sources consulted.',
    rating: { reason: 'No match; settled ownership.' },
    decided: {
      by,
      decision,
      reason: 'Nothing stands against it.',
      ...(decision === 'approved_with_conditions' && {
        conditions: [{ text: 'Send the renewed consent of the pollution board', inDays: 9 }],
      }),
    },
  }),
);
