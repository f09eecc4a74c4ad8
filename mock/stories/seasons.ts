import type { DraftIntake } from '../../contract/reports/intake.ts';
import { DAY, drawn, FIRST_DAY } from '../past/days.ts';
import { demoClients } from '../people.ts';
import { places } from './places.ts';
import { type Pace, type Story, type StoryFinding, usualPace } from './story.ts';
import { findingOf, matters, tradesOf } from './trades.ts';

/** Requests a month, of what is usual, from January. */
const season = [0.8, 0.9, 1.6, 0.7, 0.8, 1.1, 0.9, 0.7, 1.5, 1, 1.2, 0.6];
const REQUESTS_A_DAY = 0.55;
/** Days in which too few people had too much to do: from, to, and how many times longer everything took. */
const crises = [
  { from: 417, to: 384, factor: 2.9 },
  { from: 168, to: 139, factor: 2.4 },
  // Lately there is more to do again.
  { from: 12, to: 0, factor: 1.6 },
];
const clients = [
  { key: 'kestrel', by: ['client', 'clientuser'], share: 0.3 },
  { key: 'orchid', by: ['client2'], share: 0.16 },
  { key: 'tidewater', by: ['client3'], share: 0.14 },
  { key: 'halcyon', by: ['client4'], share: 0.11 },
  { key: 'marlowe', by: ['client5'], share: 0.15 },
  { key: 'sundara', by: ['client6'], share: 0.14 },
];
const drafters = ['drafter', 'drafter2', 'drafter3', 'drafter4', 'drafter5'];
const allocators = ['allocator', 'allocator2'];
const types = [
  { key: 'basic_screening', share: 0.45, pace: 0.5, categories: ['sanctions', 'pep'] },
  {
    key: 'standard_due_diligence',
    share: 0.4,
    pace: 1.2,
    categories: ['sanctions', 'legal', 'regulatory', 'financial'],
  },
  {
    key: 'enhanced_due_diligence',
    share: 0.15,
    pace: 1.9,
    categories: ['sanctions', 'pep', 'bribery_corruption', 'financial', 'legal', 'regulatory'],
  },
];
const licence = {
  name: 'Trade licence.txt',
  text: 'Trade licence, valid for three years from its date of issue.',
};

type Draw = ReturnType<typeof drawn>;
const oneOf = <T>(draw: Draw, items: readonly T[]): T => items[Math.floor(draw() * items.length)] as T;
function weighted<T extends { share: number }>(draw: Draw, items: readonly T[]): T {
  let left = draw() * items.reduce((sum, { share }) => sum + share, 0);
  for (const item of items) {
    left -= item.share;
    if (left < 0) return item;
  }
  return items.at(-1) as T;
}

/** The everyday work of 18 months: seasons, growth, crises, and third parties that are assessed again after a year. */
export function seasons(present = Date.now()): Story[] {
  const draw = drawn(2026);
  const names = new Set<string>();
  const stories: Story[] = [];
  let due = 0;
  for (let daysAgo = FIRST_DAY - 3; daysAgo > 0; daysAgo -= 1) {
    const month = new Date(present - daysAgo * DAY).getUTCMonth();
    due += REQUESTS_A_DAY * (season[month] ?? 1) * (1 + 0.5 * (1 - daysAgo / FIRST_DAY));
    for (; due >= 1; due -= 1) {
      const story = raised(draw, names, daysAgo - draw() * 0.4, present);
      stories.push(story);
      const again = story.until === 'released' && daysAgo > 385 && draw() < 0.4;
      if (again) stories.push(assessedAgain(draw, story, daysAgo - 350 - draw() * 30, present));
    }
  }
  return stories;
}

function raised(draw: Draw, names: Set<string>, daysAgo: number, present: number): Story {
  const client = weighted(draw, clients);
  const type = weighted(draw, types);
  const place = weighted(draw, places);
  const { industry, word, relation, purpose } = oneOf(draw, tradesOf[client.key] ?? []);
  const isPerson = ['consultant', 'agent'].includes(relation) && draw() < 0.5;
  const name = unused(names, () =>
    isPerson
      ? `${oneOf(draw, place.given)} ${oneOf(draw, place.family)}`
      : `${oneOf(draw, place.stems)} ${word}${names.size > 150 && draw() < 0.3 ? ' International' : ''} ${place.form}`,
  );
  const born = String(1948 + Math.floor(draw() * 50));
  const founded = String(1970 + Math.floor(draw() * 52));
  const intake: DraftIntake = {
    legalName: name,
    ...(isPerson
      ? { entityType: 'individual', nationality: place.country, bornOn: born }
      : { entityType: 'organisation', countryOfIncorporation: place.country, incorporatedOn: founded }),
    industry,
    relationshipType: relation,
    purpose,
    reportType: type.key,
    categories: type.categories.slice(0, 2 + Math.floor(draw() * (type.categories.length - 1))),
    ...(draw() < 0.08 && { priority: 'urgent' }),
    ...(!isPerson &&
      type.key !== 'basic_screening' && {
        principals: [
          {
            name: `${oneOf(draw, place.given)} ${oneOf(draw, place.family)}`,
            role: 'director',
            nationality: place.country,
            ownershipPct: 20 + Math.floor(draw() * 8) * 10,
          },
        ],
      }),
  };
  return assessed(draw, oneOf(draw, client.by), intake, daysAgo, present);
}

function unused(names: Set<string>, draw: () => string): string {
  for (;;) {
    const name = draw();
    if (names.has(name)) continue;
    names.add(name);
    return name;
  }
}

const assessedAgain = (draw: Draw, { by, intake }: Story, daysAgo: number, present: number): Story =>
  assessed(draw, by, { ...intake, purpose: `${intake.purpose} Yearly review.` }, daysAgo, present);

function assessed(draw: Draw, by: string, intake: DraftIntake, daysAgo: number, present: number): Story {
  const type = types.find(({ key }) => key === intake.reportType) ?? types[0];
  const crisis = crises.find(({ from, to }) => daysAgo <= from && daysAgo >= to);
  const pace = paced((type?.pace ?? 1) * (0.75 + draw() * 0.6) * (crisis?.factor ?? 1));
  const chance = draw();
  const until = chance < 0.03 ? 'rejected' : chance < 0.06 ? 'cancelled' : reached(pace, daysAgo);
  const found = draw() < 0.26 ? [oneOf(draw, matters), ...(draw() < 0.3 ? [oneOf(draw, matters)] : [])] : [];
  const day = new Date(present - (daysAgo + 200 + draw() * 900) * DAY).toISOString().slice(0, 10);
  const findings = [...new Set(found)].map((matter) => findingOf(matter, day));
  const isFinished = until === 'released' || until === 'in_review';
  return {
    by,
    intake,
    daysAgo,
    pace,
    until,
    allocator: oneOf(draw, allocators),
    drafter: oneOf(draw, drafters),
    files: intake.reportType === 'enhanced_due_diligence' ? [licence] : [],
    dispositions: [
      {
        listed: /.*/,
        disposition: 'false_positive',
        reasonCode: 'different_person',
        comment: 'Another country, and nothing else agrees.',
      },
    ],
    findings: until === 'draft' ? [] : findings,
    summary:
      findings.length > 0
        ? findings.map(({ summary }) => summary).join(' ')
        : 'Nothing adverse was found in the sources consulted.',
    ...(isFinished && {
      rating: {
        reason: findings.length > 0 ? 'The findings weigh as computed.' : 'No match and no finding.',
      },
    }),
    reason:
      until === 'rejected' ? 'Raised twice; the other request is in work.' : 'The tender was withdrawn.',
    ...(until === 'released' &&
      draw() < 0.85 && { decided: { by: by === 'clientuser' ? 'client' : by, ...decision(draw, findings) } }),
  };
}

function decision(draw: Draw, findings: StoryFinding[]): Omit<NonNullable<Story['decided']>, 'by'> {
  if (findings.some(({ severity }) => severity === 'high'))
    return { decision: 'rejected', reason: 'The matter is too grave for this relationship.' };
  if (findings.length === 0 || draw() < 0.5)
    return { decision: 'approved', reason: 'Within what we accept.', reasonAgainst };
  const demand = {
    text: 'Written statement on the matter that was found',
    inDays: 5 + Math.round(draw() * 110),
  };
  return {
    decision: 'approved_with_conditions',
    reason: 'We wish to hear their side.',
    reasonAgainst,
    conditions: [demand],
  };
}

const reasonAgainst =
  'Our head of procurement knows the recommendation and carries the risk: the volume is small, and nobody else delivers.';

const paced = (factor: number) =>
  Object.fromEntries(Object.entries(usualPace).map(([step, days]) => [step, days * factor])) as Pace;

/** How far it has come by now. */
function reached(pace: Pace, daysAgo: number): Story['until'] {
  const has = (step: keyof Pace) => daysAgo > pace[step] + 0.6;
  if (has('decided')) return 'released';
  if (has('reviewed')) return 'in_review';
  if (has('started')) return 'in_analysis';
  if (has('allocated')) return 'allocated';
  return has('submitted') ? 'submitted' : 'draft';
}

if (demoClients.length !== clients.length) throw new Error('A client of the demo raises no requests.');
