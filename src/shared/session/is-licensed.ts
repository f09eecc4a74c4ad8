import { places } from '../../../config/access.ts';
import { placeOfAddress } from './place-of-address.ts';

/** Whether these licences open a page. Home is where everybody lands, so it always opens. */
export function isLicensed(address: string, held: readonly string[]): boolean {
  const place = placeOfAddress(address);
  const module = place?.module ?? places.find((one) => place && one.children?.includes(place))?.module;
  return place?.path === 'index' || module === undefined || held.includes(module);
}
