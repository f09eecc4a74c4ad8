import type { ReportData } from '../../../contract/reports/report-data.ts';

/** The least that a sealed report says. */
export const sealedData = (now: Date): Omit<ReportData, 'seal'> => ({
  number: 'PR-000001',
  version: 1,
  client: 'A client',
  legalName: 'Zarqun Petrochemical Trading',
  nativeName: null,
  entityType: 'organisation',
  reportType: 'Basic screening',
  releasedAt: now.toISOString(),
  draftedBy: 'A drafter',
  releasedBy: 'An allocator',
  rating: {
    overall: 'low',
    residual: 'low',
    score: 12,
    methodVersion: 'test',
    contributions: [],
    floors: [],
    categories: [],
    reason: '',
  },
  sections: [],
  findings: [],
  matches: [],
  screening: { at: now.toISOString(), methodVersion: 'test', lists: [], names: [] },
});
