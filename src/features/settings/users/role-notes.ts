import type { Role } from '../../../../contract/words.ts';

/** What a role is for, in one line. */
export const roleNotes: Record<Role, string> = {
  admin: 'Runs the installation: people, lists, policy. Sees every client, assesses nothing.',
  client: 'Raises requests and sees all those of the client.',
  clientuser: 'Raises requests and sees their own.',
  allocator: 'Hands out requests, reviews and releases reports.',
  drafter: 'Assesses the requests that are allocated to them.',
};
