import { randomUUID } from 'node:crypto';
import { fitsConditions } from '../../../../contract/fits-conditions.ts';
import type { MatchRule } from '../../../../contract/screening/match-rules.ts';
import { type Actor, invalidField, notFound, type Platform } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { about, type RequestRecord } from '../../requests/index.ts';
import { currentMatches, dispose } from './dispose-matches.ts';

/**
 * Inside the transaction of a save: one decision on every match of a rule, each taken and recorded as one made by hand.
 * All or none: what its author was not shown, or what does not fit, is decided by nobody.
 */
export async function disposeByRule(
  platform: Platform,
  request: RequestRecord,
  { conditions, matches, ...decision }: MatchRule,
  actor: Actor,
) {
  const found = await currentMatches(request, matches, platform.clock.now());
  for (const id of matches) {
    const match = found.get(id);
    if (!match) throw notFound();
    if (fitsConditions(match, conditions)) continue;
    throw invalidField(
      'rule.matches',
      `${match.subject.name}: this match doesn’t meet the conditions of the rule, or is decided already.`,
    );
  }
  const rule = randomUUID();
  await record(platform.clock, {
    type: 'match.rule_applied',
    actor,
    ...about(request, 'analysis'),
    data: {
      rule,
      conditions: Object.keys(conditions),
      matches: matches.length,
      disposition: decision.disposition,
      reasonCode: decision.reasonCode,
    },
    personalChanges: Object.entries(conditions).map(([field, after]) => ({ field, before: null, after })),
  });
  const decisions = matches.map((match) => ({ match, ...decision }));
  await dispose(platform, request, decisions, actor, rule);
}
