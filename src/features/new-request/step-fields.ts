export const stepTitles = ['Entity', 'Scope', 'Documents', 'Review'];

const scope = [
  'reportType',
  'categories',
  'lookbackYears',
  'priority',
  'purpose',
  'relationshipType',
  'governmentTouchpoints',
  'subjectAware',
  'industry',
];

/** The step on which a field stands, by the name the server uses. */
export function stepOfField(name: string): number {
  const field = name.replace(/^intake\./, '').split('.')[0] ?? '';
  if (field === 'consent') return 3;
  if (field === 'files' || field === 'documents' || field === 'attachments') return 2;
  return scope.includes(field) ? 1 : 0;
}
