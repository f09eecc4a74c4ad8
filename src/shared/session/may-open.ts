import { placeOfAddress } from './place-of-address.ts';

/** The role guard: an address outside the access table is nobody's. A missing role is empty text. */
export const mayOpen = (address: string, role: string): boolean =>
  placeOfAddress(address)?.role.some((allowed) => allowed === role) ?? false;
