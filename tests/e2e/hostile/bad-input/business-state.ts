import type { SignedIn } from '../../../support/people/sign-in.ts';

const all = { pageSize: 200 };

/** Everything that the firm keeps, as an administrator reads it; equal before and after a refusal. */
export async function businessState(admin: SignedIn): Promise<string> {
  const [requests, parties, lists, users, clients] = await Promise.all([
    admin.call('GET /reports/v1.0/requestdetails', { ...all, sort: 'number' }),
    admin.call('GET /reports/v1.0/thirdparties', { ...all, sort: 'name' }),
    admin.call('GET /reports/v1.0/watchlists', {}),
    admin.call('GET /security/v1.0/userdetails', { ...all, sort: 'username' }),
    admin.call('GET /security/v1.0/clientdetails', { ...all, sort: 'name' }),
  ]);
  return JSON.stringify([
    requests.Data,
    parties.Data,
    lists.Data.map(({ versions, active }) => ({ versions, active })),
    users.Data.map((user) => ({ ...user, lastLoginAt: null })),
    clients.Data,
  ]);
}

/** The requests about one third party, drafts included. */
export async function requestsAbout(who: SignedIn, legalName: string) {
  const { Data } = await who.call('GET /reports/v1.0/requestdetails', { search: legalName });
  return Data.filter((request) => request.legalName === legalName);
}
