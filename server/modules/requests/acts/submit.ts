import { TEXTS } from '../../../../contract/words.ts';
import { sha256 } from '../../../platform/index.ts';
import { noticeText } from '../../notifications/index.ts';
import { newClock } from '../forecast/sla.ts';
import { assertComplete } from '../intake/required-facts.ts';
import type { Act, ActionInput } from './act.ts';

const consentHash = sha256(TEXTS.consent);

export const submit: Act<ActionInput<'submit'>> = {
  changesThirdParty: true,
  change({ request, input, actor, now, files, uploads, masterData, calendar }) {
    const lacking: Record<string, string> = {};
    if (input.consent !== true) lacking.consent = 'Agree to the consent text.';
    const required = masterData.reportType?.requiredDocuments ?? 0;
    if (files + uploads.length < required)
      lacking.files =
        required === 1
          ? 'This report type needs a document.'
          : `This report type needs ${required} documents.`;
    assertComplete(request.intake, masterData, lacking);
    return {
      ...newClock(now, masterData.reportType?.slaDays ?? 0, calendar),
      consent: { by: actor.userId, at: now.toISOString(), textHash: consentHash },
      submittedAt: now,
    };
  },
  async afterwards(saved, { actor, now, calendar }, ports) {
    const thirdPartyId = await ports.thirdParties.link(saved, actor, { now, calendar });
    await ports.screen({ ...saved, thirdPartyId }, actor);
    return { thirdPartyId };
  },
  tell: (_saved, { allocators }) => [
    { userIds: allocators.map(({ id }) => id), activity: noticeText('request.submitted_waiting') },
  ],
};
