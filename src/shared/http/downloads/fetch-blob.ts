import { request } from '@umijs/max';

/** Fetches a signed address; the bearer travels along when the address is ours. */
export const fetchBlob = (address: string): Promise<Blob> =>
  request(address, { method: 'GET', responseType: 'blob', quiet: true, repeat: false });
