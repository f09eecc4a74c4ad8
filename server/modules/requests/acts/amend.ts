import { problem } from '../../../platform/index.ts';
import { noticeText } from '../../notifications/index.ts';
import { intakeColumns } from '../intake/intake-columns.ts';
import { assertComplete } from '../intake/required-facts.ts';
import { indexRequest } from '../search/index-text.ts';
import { isClientSide } from '../visible.ts';
import { type Act, type ActionInput, workingOn } from './act.ts';

/** Corrected facts replace those of the same name; what is not sent stays. */
export const amend: Act<ActionInput<'amend'>> = {
  changesThirdParty: true,
  message: { kind: 'note', visibility: 'shared' },
  change({ request, input, masterData }) {
    if (!input.intake || Object.keys(input.intake).length === 0)
      throw problem('request.incomplete', 'Enter the corrected details.', {
        fields: { intake: 'Required.' },
      });
    const intake = { ...request.intake, ...input.intake };
    if (request.status !== 'draft') {
      if (intake.reportType !== request.reportType)
        throw problem('request.not_possible', 'The report type can’t be changed after submission.');
      assertComplete(intake, masterData);
    }
    return intakeColumns(intake);
  },
  async afterwards(saved, { actor, now, calendar }, ports) {
    await indexRequest(saved);
    if (saved.status === 'draft') return undefined;
    const thirdPartyId = await ports.thirdParties.link(saved, actor, { now, calendar });
    await ports.screen({ ...saved, thirdPartyId }, actor);
    return { thirdPartyId };
  },
  tell: (saved, context) => {
    if (saved.status === 'draft') return [];
    const others = isClientSide(context.actor) ? workingOn(saved, context) : context.clientSide;
    return [{ userIds: others, activity: noticeText('request.amended') }];
  },
};
