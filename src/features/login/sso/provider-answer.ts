/** What the identity provider sent back with the browser: a code, or the name of an error. */
export type ProviderAnswer = { code: string; state: string; iss?: string; error: string };

export function providerAnswer(query: string): ProviderAnswer | null {
  const params = new URLSearchParams(query);
  const [code = '', error = ''] = [params.get('code') ?? '', params.get('error') ?? ''];
  if (!code && !error) return null;
  return { code, error, state: params.get('state') ?? '', iss: params.get('iss') ?? undefined };
}
