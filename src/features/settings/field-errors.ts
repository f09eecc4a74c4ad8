import type { ApiProblem } from '@/shared/http';

/** What the server said about one field, as properties of its Form.Item. */
export const fieldErrors =
  (problem: ApiProblem | null, prefix = '') =>
  (name: string) => {
    const help = problem?.fields[prefix + name] ?? problem?.fields[name];
    return help ? { help, validateStatus: 'error' as const } : {};
  };
