import { record } from '../../audit/index.ts';
import { about, type ThirdPartyAct } from './act.ts';

export const setMonitoring: ThirdPartyAct<'monitor'> = async ({ party, input, actor, clock }) => {
  const { monitored } = input;
  await record(clock, {
    ...about(party, actor),
    type: 'thirdparty.monitoring_switched',
    data: { monitored },
    changes: [{ field: 'monitored', before: party.monitored, after: monitored }],
  });
  return { monitored };
};
