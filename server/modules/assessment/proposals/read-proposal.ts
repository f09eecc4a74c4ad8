import { z } from 'zod';
import type { ProposedSentence } from '../../../../contract/analysis/section-proposals.ts';
import { ProposalLimits } from '../../../../contract/limits.ts';
import { requiredText } from '../../../../contract/operation.ts';
import { LanguageModelFailure, parsed } from '../../../platform/index.ts';
import type { Passages } from './ask-for-section.ts';

const proposal = z.object({
  sentences: z
    .array(
      z.object({
        text: requiredText(ProposalLimits.sentence),
        passages: z.array(z.string().max(10)).min(1).max(ProposalLimits.passages),
      }),
    )
    .min(1)
    .max(ProposalLimits.sentences),
});

/** What a language model said, judged like any input. A source that it was not given makes all of it worthless. */
export function readProposal(answer: string, passages: Passages): ProposedSentence[] {
  const read = proposal.safeParse(parsed(answer));
  if (!read.success)
    throw new LanguageModelFailure('The language model answered with something else than a proposal.');
  return read.data.sentences.map(({ text, passages: cited }) => ({
    text: text.trim(),
    findings: [...new Set(cited)].map((name) => {
      const finding = passages.get(name);
      if (!finding)
        throw new LanguageModelFailure(
          'The language model named a source that it was not given: its proposal is not shown.',
        );
      return finding.id;
    }),
  }));
}
