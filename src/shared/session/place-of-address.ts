import type { Place } from '../../../config/access.ts';
import { findPlace } from '../../../config/access.ts';

const segments = (address: string) => (address.split(/[?#]/)[0] ?? '').split('/').filter(Boolean);

/** The last path segment of an address, without query and hash. */
export const lastSegment = (address: string) => segments(address).at(-1) ?? '';

/**
 * The place an address opens, as the route table has it: `/pages/<place>`, and an id behind requestanalysis,
 * analysisdetails and client-overview-dashboard. The last segment alone would do for every address that exists, but
 * it would take `/pages/analysisdetails/index` for Home.
 */
export function placeOfAddress(address: string): Place | undefined {
  const [area, name = '', id, ...more] = segments(address);
  if (area !== 'pages' || more.length > 0) return undefined;
  const place = findPlace(name);
  return id === undefined || place?.takesId ? place : undefined;
}
