import type { AnswerOf } from '../../../contract/index.ts';
import { type Actor, type Platform, scopeOf } from '../../platform/index.ts';
import { findVisible, isClientSide, listMessages, presentRequest } from '../requests/index.ts';
import type { AssessmentPorts } from './register-assessment.ts';
import { workingDocument } from './working-document.ts';

type Analysis = AnswerOf<'GET /reports/v1.0/requestanalysis'>['Data'];

/** The working document for the firm; status, conversation and sealed versions for client roles. */
export function getAnalysis(
  platform: Platform,
  ports: AssessmentPorts,
  wanted: { client: string; request: string },
  actor: Actor,
): Promise<Analysis> {
  const read = async () => {
    const request = await findVisible(wanted.request, actor, wanted.client);
    const client = isClientSide(actor);
    return {
      request: await presentRequest(request, actor, platform.clock),
      messages: await listMessages(request.id, actor),
      reports: await ports.reportVersionsOf(request.id),
      ...(client ? {} : { working: await workingDocument(request, platform) }),
    };
  };
  return platform.database.tx(scopeOf(actor), read, { snapshot: true });
}
