import type { ApiProblem } from '@/shared/http';

/** What the server said about one field, as properties of its Form.Item. */
export const fieldErrors =
  (problem: ApiProblem | null, prefix = '') =>
  (name: string) => {
    const fields = problem?.fields ?? {};
    const ofAPart = Object.keys(fields).find((path) => path.startsWith(`${name}.`)) ?? '';
    const help = fields[prefix + name] ?? fields[name] ?? fields[ofAPart];
    return help ? { help, validateStatus: 'error' as const } : {};
  };
