import { record } from '../../audit/index.ts';
import { about, missing, type ThirdPartyAct } from './act.ts';

export const setMonitoring: ThirdPartyAct = async ({ party, input, actor, clock }) => {
  const { monitored } = input;
  if (monitored === undefined) throw missing('monitored', 'Say whether to monitor it.');
  await record(clock, {
    ...about(party, actor),
    type: 'thirdparty.monitoring_switched',
    data: { monitored },
    changes: [{ field: 'monitored', before: party.monitored, after: monitored }],
  });
  return { monitored };
};
