import type { BrowserContext } from '@playwright/test';

type NetworkLog = {
  /** Addresses the browser asked for. */
  addresses(): string[];
  /** Everything that was sent and received so far, as text. */
  everything(): Promise<string>;
};

/** Writes down what a browser sends and gets, headers and bodies. */
export function listenToNetwork(context: BrowserContext): NetworkLog {
  const addresses: string[] = [];
  const parts: Promise<string>[] = [];
  context.on('request', (request) => {
    addresses.push(request.url());
    parts.push(
      request
        .allHeaders()
        .then((headers) => [request.url(), JSON.stringify(headers), request.postData() ?? ''].join('\n'))
        .catch(() => request.url()),
    );
  });
  context.on('response', (response) => {
    parts.push(
      Promise.all([response.allHeaders(), response.text()])
        .then(([headers, body]) => `${JSON.stringify(headers)}\n${body}`)
        // A redirect has no body, and a page that was left takes its answers along.
        .catch(() => ''),
    );
  });
  return {
    addresses: () => [...addresses],
    everything: async () => (await Promise.all(parts)).join('\n'),
  };
}
