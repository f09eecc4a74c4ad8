import type { Upload } from '../../../mock/http/http-client.ts';
import type { Member } from '../../support/people/sign-in-as.ts';
import { waitFor } from '../../support/servers/wait-for.ts';

const HEADING = 'event,label,subLabel,stage,text';
const rows = [
  'ours-1,sanctions,,,"The Nordhavn register struck off the ship for carrying embargoed crude, and banks refused it."',
  'ours-2,none,,,"Kaveri Textiles opened a canteen for its weavers."',
  'ours-3,financial,fraud,charge,"He sold one lorry to four lenders and was charged with fraud."',
];

/** A file of training passages, by default three good ones. */
export const trainingCsv = (lines: readonly string[] = rows, heading = HEADING): Upload[] => [
  { name: 'passages.csv', content: `${[heading, ...lines].join('\r\n')}\r\n`, type: 'text/csv' },
];

export async function modelsOf(admin: Member) {
  const { Data } = await admin.call('GET /security/v1.0/prameyaretrain', {});
  return Data;
}

/** Waits until no training runs. */
function settledModels(admin: Member) {
  return waitFor(
    async () => {
      const { models } = await modelsOf(admin);
      return models.every(({ status }) => status !== 'training') ? models : null;
    },
    { what: 'the training to end', everyMs: 200 },
  );
}

/** Trains a version and waits: its id. A training that runs already is waited for first. */
export async function trainedVersion(admin: Member): Promise<string> {
  await settledModels(admin);
  const { Data } = await admin.call('POST /security/v1.0/prameyaretrain', { action: 'train' });
  await settledModels(admin);
  return Data.version ?? '';
}

/** A version that waits for activation; trained only where there is none, for a training takes seconds. */
export async function readyVersion(admin: Member): Promise<string> {
  const models = await settledModels(admin);
  return models.find(({ status }) => status === 'ready')?.id ?? trainedVersion(admin);
}
