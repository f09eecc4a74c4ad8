import { z } from 'zod';
import { dataOf, id, operation } from '../operation.ts';
import { sentence } from '../texts/sentence.ts';

/** A third party of the same client that is sanctioned or rated high, with the way from the assessed one to it. */
export const ownershipLink = z.object({
  thirdParty: id,
  name: z.string(),
  clientId: id,
  requestId: id,
  risk: z.enum(['sanctioned', 'high']),
  /** Step by step: who stands behind both, as what here and there, and why it is the same one, in English and by its code. */
  path: z.array(
    z.object({
      from: z.string(),
      who: z.string(),
      role: z.string(),
      as: z.string(),
      basis: z.string(),
      reasons: z.array(sentence),
      to: z.string(),
    }),
  ),
});
export type OwnershipLink = z.infer<typeof ownershipLink>;

export const getOwnershipLinks = operation({
  method: 'GET',
  path: '/reports/v1.0/ownershiplinks',
  title:
    'Sanctioned or high-risk third parties of the same client that share an owner or a principal, with the path',
  access: ['drafter', 'allocator', 'admin'],
  modules: ['Request Details'],
  request: { client: id, request: id },
  answer: dataOf(z.object({ links: z.array(ownershipLink) })),
  errors: ['not_found'],
});
