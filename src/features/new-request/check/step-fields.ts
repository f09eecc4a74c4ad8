export const stepTitles = ['entity', 'scope', 'documents', 'review'] as const;

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

/** Where a field of the server stands in the form, whose lists count their rows by numbers. */
export const fieldPath = (name: string) =>
  name
    .replace(/^intake\./, '')
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** The step on which a field stands, by the name the server uses. */
export function stepOfField(name: string): number {
  const field = name.replace(/^intake\./, '').split('.')[0] ?? '';
  if (field === 'consent') return 3;
  if (field === 'files' || field === 'documents' || field === 'attachments') return 2;
  return scope.includes(field) ? 1 : 0;
}
