import { z } from 'zod';
import { dataOf, id, lineText, operation } from '../operation.ts';

/** A sentence a language model proposes, and the confirmed findings it names as its sources: at least one. */
export const proposedSentence = z.object({ text: z.string(), findings: z.array(id).min(1) });
export type ProposedSentence = z.infer<typeof proposedSentence>;

export const proposeSection = operation({
  method: 'POST',
  path: '/reports/v1.0/sectionproposals',
  title:
    'Have a language model propose the text of a section from confirmed findings; nothing of it is kept until a person saves it',
  access: ['drafter'],
  modules: ['Request Details'],
  request: { client: id, request: id, section: lineText(60) },
  answer: dataOf(z.object({ model: z.string(), sentences: z.array(proposedSentence) })),
  errors: ['not_found', 'request.not_possible', 'proposal.off', 'proposal.failed'],
});
