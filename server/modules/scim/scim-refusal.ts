import type { ScimErrorType } from '../../../contract/security/scim.ts';

/** A refusal in the words of RFC 7644 §3.12. */
export class ScimRefusal extends Error {
  readonly status: number;
  readonly scimType: ScimErrorType | undefined;

  constructor(status: number, scimType: ScimErrorType | undefined, detail: string) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
  }
}

export const refuse = (scimType: ScimErrorType, detail: string) => new ScimRefusal(400, scimType, detail);

export const notTheirs = () =>
  new ScimRefusal(
    403,
    undefined,
    'This account is kept in Prudence: its administrators change it in Settings.',
  );

export const disabledHere = () =>
  new ScimRefusal(
    403,
    undefined,
    'An administrator disabled this account in Prudence: only an administrator can enable it, in Settings.',
  );

export const noSuchUser = () => new ScimRefusal(404, undefined, 'There is no such user.');
