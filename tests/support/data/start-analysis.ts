import type { SignedIn } from '../people/sign-in.ts';

type People = { lead: SignedIn; allocator: SignedIn; drafter: SignedIn & { id: string } };
type Which = { client: string; request: string };

/** A draft is submitted by its client's lead, allocated to the drafter and started. */
export async function startAnalysis({ lead, allocator, drafter }: People, which: Which, comment?: string) {
  const act = async (
    who: SignedIn,
    action: 'submit' | 'accept_and_allocate' | 'start',
    more: object = {},
  ) => {
    const { Data } = await who.call('GET /reports/v1.0/requestdetails', which);
    const version = Data[0]?.version ?? 1;
    await who.call('POST /reports/v1.0/submituseraction', { action, ...which, version, ...more });
  };
  await act(lead, 'submit', { consent: true });
  await act(allocator, 'accept_and_allocate', { assignee: drafter.id, ...(comment && { comment }) });
  await act(drafter, 'start');
}
