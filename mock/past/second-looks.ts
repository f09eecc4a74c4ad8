import type { AnswerOf } from '../../contract/index.ts';
import type { Act } from './cast.ts';
import type { Step } from './play.ts';

type Look = AnswerOf<'GET /reports/v1.0/secondlooks'>['Data'][number];

const drafters = ['drafter', 'drafter2', 'drafter3'];

/** Every decision of the past was drawn to be taken once more by somebody else; lately only some are. */
export const secondLooks = (act: Act): Step[] => [
  { daysAgo: 69, run: () => draw(act, 100) },
  { daysAgo: 2, run: () => lookAgain(act) },
  { daysAgo: 1, run: () => draw(act, 20) },
];

async function draw(act: Act, secondLookPercent: number) {
  const admin = await act('admin');
  const { dispositions: state } = (await admin.call('GET /security/v1.0/settings', { name: 'dispositions' }))
    .Data;
  if (!state) throw new Error('dispositions have no setting');
  await admin.call('POST /security/v1.0/settings', {
    version: state.version,
    setting: { name: 'dispositions', ...state.dispositions, secondLookPercent },
  });
}

/** The newest one waits; the oldest seems less clear to the second person than it was to the first. */
async function lookAgain(act: Act) {
  let isFirst = true;
  for (const username of drafters) {
    const drafter = await act(username);
    const { Data } = await drafter.call('GET /reports/v1.0/secondlooks', {});
    for (const { id, match } of Data.slice(0, -1)) {
      await drafter.call('POST /reports/v1.0/secondlooks', {
        action: 'look',
        id,
        ...(isFirst ? unclear : judged(match)),
      });
      isFirst = false;
    }
  }
}

const unclear = {
  disposition: 'possible' as const,
  reasonCode: 'insufficient_data',
  comment: 'Too little is known of either to tell them apart.',
};

const judged = ({ corroboration }: Look['match']) =>
  corroboration.some(({ verdict }) => verdict === 'supports')
    ? {
        disposition: 'true_match' as const,
        reasonCode: 'name_and_data_agree',
        comment: 'Name and data agree.',
      }
    : {
        disposition: 'false_positive' as const,
        reasonCode: 'different_person',
        comment: 'Only the name is alike.',
      };
