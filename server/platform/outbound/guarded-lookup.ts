import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { OutboundFailure } from './outbound-failure.ts';

export type Resolve = (host: string) => Promise<LookupAddress[]>;

/**
 * What a socket asks when it connects: it goes to one of the addresses that were looked at here, whatever the name
 * would answer next time. One address that may not be refuses them all.
 */
export const guardedLookup =
  (resolve: Resolve, isAllowed: (address: string) => boolean): LookupFunction =>
  (host, { all }, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => isAllowed(address)))
          return callback(notAllowed(host), '');
        if (all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error) => callback(error as NodeJS.ErrnoException, ''),
    );
  };

export const notAllowed = (host: string) =>
  new OutboundFailure('not_allowed', `${host} is not an address of the open internet.`);
