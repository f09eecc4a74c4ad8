import type { z } from 'zod';
import type { proposeSection as operation } from '../../../../contract/analysis/section-proposals.ts';
import { ProposalLimits } from '../../../../contract/limits.ts';
import {
  type Actor,
  askLanguageModel,
  LanguageModelFailure,
  type Platform,
  problem,
} from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { about, findVisible } from '../../requests/index.ts';
import { findingsOf } from '../findings/finding-queries.ts';
import { assertMayEdit } from '../policy.ts';
import { isSectionKey, sectionTitle } from '../sections/section-list.ts';
import { instructions, passagesOf, questionOf } from './ask-for-section.ts';
import { readProposal } from './read-proposal.ts';

type Sent = Omit<z.output<typeof operation.request>, 'C_TIMESTAMP'>;

/** Asks for a text and shows what came back: nothing is stored but that somebody asked, before anything leaves. */
export async function proposeSection(platform: Platform, sent: Sent, actor: Actor) {
  const { outbound, env } = platform;
  const { title, legalName, passages } = await platform.database.tx({ kind: 'firm' }, () =>
    asking(platform, sent, actor),
  );
  const settings = env.languageModel;
  if (!settings) throw off();
  try {
    const answer = await askLanguageModel(outbound, settings, {
      system: instructions,
      user: questionOf(title, legalName, passages),
      maxTokens: ProposalLimits.tokens,
      timeMs: ProposalLimits.timeMs,
    });
    return { model: settings.model, sentences: readProposal(answer, passages) };
  } catch (error) {
    if (error instanceof LanguageModelFailure) throw problem('proposal.failed', error.message);
    throw error;
  }
}

async function asking({ clock, env }: Platform, sent: Sent, actor: Actor) {
  const request = await findVisible(sent.request, actor, sent.client);
  assertMayEdit(request, actor);
  if (!env.languageModel) throw off();
  const { section } = sent;
  if (!isSectionKey(section))
    throw problem('input.invalid', `There is no section called ${section}.`, { fields: { section } });
  const confirmed = (await findingsOf(request.id)).filter(({ status }) => status === 'confirmed');
  if (confirmed.length === 0)
    throw problem(
      'request.not_possible',
      'Confirm a finding first. Suggestions are based on confirmed findings only.',
    );
  const passages = passagesOf(confirmed);
  await record(clock, {
    type: 'analysis.proposal_asked',
    actor,
    ...about(request, 'analysis'),
    data: { section, passages: passages.size, model: env.languageModel.model },
  });
  return { title: sectionTitle(section), legalName: request.legalName, passages };
}

const off = () =>
  problem('proposal.off', 'No language model is set up on this server. Write the section yourself.');
