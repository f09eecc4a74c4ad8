/** Where a scanner that speaks clamd's protocol listens. */
export type ScannerSettings = { host: string; port: number } | { path: string };

const DEFAULT_PORT = 3310;

/** Null without SCANNER_ADDRESS. Throws one sentence on an address that cannot be used. */
export function readScannerSettings({
  SCANNER_ADDRESS,
}: Record<string, string | undefined>): ScannerSettings | null {
  if (!SCANNER_ADDRESS) return null;
  const url = URL.parse(SCANNER_ADDRESS);
  if (url?.protocol === 'tcp:' && url.hostname)
    return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) || DEFAULT_PORT };
  if (url?.protocol === 'unix:' && url.pathname.length > 1) return { path: decodeURIComponent(url.pathname) };
  throw new Error(
    'SCANNER_ADDRESS must be where clamd listens, such as tcp://clamd.example:3310 or unix:///run/clamav/clamd.ctl.',
  );
}
