import type { Cast } from '../../tests/support/people/cast.ts';
import { signIn } from '../../tests/support/people/sign-in.ts';

/** Sessions end with the server's rest: the same people once more. */
export async function signInAgain(cast: Cast, baseUrl: string): Promise<Cast> {
  const roles = ['admin', 'client', 'clientuser', 'allocator', 'drafter'] as const;
  const signed = await Promise.all(roles.map((role) => signIn(baseUrl, cast[role].person)));
  return {
    clientId: cast.clientId,
    ...Object.fromEntries(roles.map((role, n) => [role, signed[n]])),
  } as Cast;
}
