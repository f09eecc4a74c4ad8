export type Claims = { iss: string; sub: string } & Record<string, unknown>;

/** Who somebody is at the identity provider. */
export type ProvenIdentity = {
  issuer: string;
  subject: string;
  /** How the provider calls them, for the audit trail. */
  label: string;
  /** An address that the provider vouches for. */
  email: string | null;
  /** A name that its directory manages. */
  principal: string | null;
  /** What the claim for roles holds; null when none is configured. */
  roleNames: string[] | null;
};

const longest = 320;
const text = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest ? value.trim() : null;

/**
 * `preferredMail`, `upn` and `uid` as the specification reads them, with the standard claims where those are missing.
 * An account is found only by what a person cannot set themselves at the provider: `email` counts when it is said to
 * be verified, `preferred_username` and `uid` never do. `sub` alone decides from then on.
 */
export function readIdentity(claims: Claims, roleClaim: string | undefined): ProvenIdentity {
  const verified = claims.email_verified === true || claims.email_verified === 'true';
  const email = text(claims.preferredMail) ?? (verified ? text(claims.email) : null);
  const principal = text(claims.upn);
  const label = email ?? principal ?? text(claims.preferred_username) ?? text(claims.uid) ?? claims.sub;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    label,
    email,
    principal,
    roleNames: roleClaim ? namesIn(claims[roleClaim]) : null,
  };
}

const namesIn = (value: unknown) =>
  [value].flat().filter((name): name is string => typeof name === 'string' && name.length <= longest);
