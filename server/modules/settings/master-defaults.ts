import type { MasterKind } from './master-items.ts';

type Default = { key: string; title: string; details?: Record<string, unknown> };

const basicSections = ['summary', 'identification', 'sanctions'];
const standardSections = [
  ...basicSections,
  'registration',
  'ownership',
  'pep',
  'litigation',
  'regulatory',
  'bribery',
  'media',
];
const enhancedSections = [...standardSections, 'directors', 'financial', 'country', 'limitations'];

const reportType = (key: string, title: string, details: Record<string, unknown>): Default => ({
  key,
  title,
  details,
});

/** What a new installation starts with; an admin changes it in Settings and it is never overwritten. */
export const masterDefaults: Record<MasterKind, readonly Default[]> = {
  entity_type: [
    { key: 'organisation', title: 'Organisation' },
    { key: 'individual', title: 'Individual' },
    { key: 'vessel', title: 'Vessel' },
  ],
  category: [
    { key: 'bribery_corruption', title: 'Bribery and corruption' },
    { key: 'financial', title: 'Financial' },
    { key: 'legal', title: 'Legal' },
    { key: 'regulatory', title: 'Regulatory' },
    { key: 'sanctions', title: 'Sanctions' },
    { key: 'pep', title: 'Politically exposed persons' },
  ],
  report_type: [
    reportType('basic_screening', 'Basic screening', {
      level: 'basic',
      slaDays: 3,
      requiredSections: basicSections,
      requiredDocuments: 0,
    }),
    reportType('standard_due_diligence', 'Standard due diligence', {
      level: 'standard',
      slaDays: 7,
      requiredSections: standardSections,
      requiredDocuments: 0,
    }),
    reportType('enhanced_due_diligence', 'Enhanced due diligence', {
      level: 'enhanced',
      slaDays: 12,
      requiredSections: enhancedSections,
      requiredDocuments: 1,
    }),
  ],
};
