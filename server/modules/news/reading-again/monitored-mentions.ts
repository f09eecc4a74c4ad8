import { and, eq, inArray, isNull } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import { thirdPartyView } from '../../third-parties/index.ts';
import { newsMentions } from '../tables.ts';

/** A condition: somebody monitors the third party that is named. The items of others wait until somebody does. */
export const isOfMonitored = () =>
  inArray(
    newsMentions.thirdPartyId,
    db()
      .select({ id: thirdPartyView.id })
      .from(thirdPartyView)
      .where(and(eq(thirdPartyView.monitored, true), isNull(thirdPartyView.mergedInto))),
  );
