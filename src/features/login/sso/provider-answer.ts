/** What the identity provider sent back with the browser: a code, or the name of an error. */
export type ProviderAnswer = { code: string; state: string; iss?: string; error: string };

export function providerAnswer(query: string): ProviderAnswer | null {
  const said = new URLSearchParams(query);
  const [code = '', error = ''] = [said.get('code') ?? '', said.get('error') ?? ''];
  if (!code && !error) return null;
  return { code, error, state: said.get('state') ?? '', iss: said.get('iss') ?? undefined };
}
