import type { Place } from '../../../config/access.ts';
import { findPlace } from '../../../config/access.ts';

const segments = (address: string) => (address.split(/[?#]/)[0] ?? '').split('/').filter(Boolean);

/** The last path segment of an address, without query and hash. */
export const lastSegment = (address: string) => segments(address).at(-1) ?? '';

/**
 * The place an address opens: its last segment decides; where that is unknown and the one before it may carry an id
 * (requestanalysis, analysisdetails, client-overview-dashboard), that one does.
 */
export function placeOfAddress(address: string): Place | undefined {
  const exact = findPlace(lastSegment(address));
  if (exact) return exact;
  const owner = findPlace(segments(address).at(-2) ?? '');
  return owner?.takesId ? owner : undefined;
}
