import type { SignedIn } from '../support/people/sign-in.ts';

/** Somebody who sends in one request with its file after the other, until told to stop. */
export function keepWriting(client: SignedIn) {
  let isWriting = true;
  /** By their names, in this order. */
  const acknowledged: string[] = [];
  const write = async () => {
    for (let n = 0; isWriting; n += 1) {
      const legalName = `Kestrel ${n}`;
      const paper = { name: 'licence.txt', content: contentOf(legalName), type: 'text/plain' };
      const intake = { legalName, entityType: 'organisation' as const };
      await client.call('POST /reports/v1.0/requestdetails', { intake }, [paper]);
      acknowledged.push(legalName);
    }
  };
  const writing = write();
  return {
    acknowledged,
    /** Resolves when the last one is answered. */
    async stop() {
      isWriting = false;
      await writing;
    },
  };
}

const contentOf = (legalName: string) => `Licence of ${legalName}`;

/** All requests that this client may see. */
export async function requestsOf(client: SignedIn) {
  const rows = [];
  for (let current = 1; ; current += 1) {
    const page = await client.call('GET /reports/v1.0/requestdetails', { current, pageSize: 200 });
    rows.push(...page.Data);
    if (rows.length >= page.total || page.Data.length === 0) return rows;
  }
}

type Written = { id: string; clientId: string; legalName: string };

/** Each has the file that it was sent in with. */
export async function expectFiles(client: SignedIn, requests: readonly Written[]) {
  for (const { id, clientId, legalName } of requests) {
    const which = { client: clientId, request: id };
    const file = await client.call('POST /reports/v1.0/downloadattachments', which);
    expect(String(file)).toBe(contentOf(legalName));
  }
}
