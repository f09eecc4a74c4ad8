import anyAscii from 'any-ascii';

/** A figure of any script, or a letter that is in no table of ours, as it sounds; marks and signs are left out. */
export function otherSign(sign: string): string {
  return /[\p{L}\p{N}]/u.test(sign) ? anyAscii(sign).toLowerCase() : '';
}
