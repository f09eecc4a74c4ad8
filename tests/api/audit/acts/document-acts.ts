import { openLanguageModel, settingsOf } from '../../../support/peers/language-model.ts';
import { finding, listed, save } from '../../assessment/working-on.ts';
import { buildRequest } from '../../requests/build-request.ts';
import { screenedRequest } from '../../screening/screened-request.ts';
import type { ScreeningApp } from '../../screening/screening-app.ts';
import { type ActsOf, next } from './act-case.ts';
import { requestsCast } from './requests-cast.ts';

const path = 'POST /reports/v1.0/mediasources';

/** A text that no other test pastes, to a request that is being analysed. */
async function aText(test: ScreeningApp) {
  const request = await buildRequest(test, requestsCast(test), { status: 'in_analysis' });
  const which = { client: request.clientId, request: request.id };
  const text = `Notice ${next()}: the harbour office opens at nine.`;
  return { ...which, action: 'add' as const, title: 'Harbour notices', text };
}

const proposals = 'POST /reports/v1.0/sectionproposals';

export const documentActs: ActsOf<'/reports/v1.0/mediasources' | '/reports/v1.0/sectionproposals'> = {
  [proposals]: [
    {
      does: 'a section',
      leaves: ['analysis.proposal_asked'],
      how: async (test) => {
        const model = await openLanguageModel();
        const { languageModel, outboundAllow } = settingsOf(model.origin);
        test.platform.env.languageModel = languageModel;
        test.platform.env.outboundAllow.push(...outboundAllow);
        model.says({ sentences: [{ text: 'It was charged.', passages: ['F1'] }] });
        const request = await screenedRequest(test, listed());
        await save(test.cast.drafter, request, { findings: [finding] });
        const { clientId: client, id } = request;
        return () => test.cast.drafter.attempt(proposals, { client, request: id, section: 'summary' });
      },
    },
  ],
  [path]: [
    {
      does: 'a pasted text',
      leaves: ['media.source_added'],
      how: async (test) => {
        const sent = await aText(test);
        return () => test.cast.drafter.attempt(path, sent);
      },
    },
    {
      does: 'read again',
      leaves: ['media.read_asked'],
      how: async (test) => {
        const sent = await aText(test);
        const { client, request } = sent;
        const { Data } = await test.cast.drafter.call(path, sent);
        const { source } = Data;
        return () => test.cast.drafter.attempt(path, { client, request, action: 'read_again', source });
      },
    },
  ],
};
