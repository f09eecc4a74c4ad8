type Issue = { instancePath?: string; message?: string; params?: { keys?: unknown } };

/** What is missing is asked for in words; the schema's own sentence names types. */
const saidOf = ({ message = 'Not valid.' }: Issue) =>
  message.endsWith('received undefined') ? 'Required.' : message;

/** One message for each refused field, by its path in the request: `principals.0.name`. */
export function validationFields(issues: readonly Issue[]): Record<string, string> {
  const fields: [string, string][] = [];
  for (const issue of issues.slice(0, 50)) {
    const path = (issue.instancePath ?? '').split('/').filter(Boolean).join('.');
    const unknownKeys = Array.isArray(issue.params?.keys) ? issue.params.keys.slice(0, 20) : [];
    if (unknownKeys.length === 0) fields.push([path || 'request', saidOf(issue)]);
    for (const key of unknownKeys)
      fields.push([[path, String(key)].filter(Boolean).join('.'), 'Unknown field.']);
  }
  return Object.fromEntries(fields);
}
