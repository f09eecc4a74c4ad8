import { deployment } from './deployment.ts';

const REPORT_DATA = '/api/reportData/';

const join = (base: string, path: string) => `${base.replace(/\/+$/, '')}${path}`;

/** Full address of a call: relative under /api/ in gateway mode, else on the configured base or report address. */
export function addressOf(path: string): string {
  const { gateway, baseUrl, reportUrl } = deployment();
  if (gateway) return `/api${path}`;
  return join(path.startsWith(REPORT_DATA) ? reportUrl : baseUrl, path);
}

/** Whether the bearer token may travel there: relative addresses and the two configured ones, nobody else's. */
export function isOurs(address: string): boolean {
  const { origin } = new URL(address, location.href);
  const { baseUrl, reportUrl } = deployment();
  const ours = [location.origin, baseUrl, reportUrl].filter(Boolean);
  return ours.some((own) => new URL(own, location.href).origin === origin);
}

export const isRelative = (address: string) => !/^([a-z][a-z0-9+.-]*:)?\/\//i.test(address);
