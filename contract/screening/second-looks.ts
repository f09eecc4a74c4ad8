import { z } from 'zod';
import { RequestLimits, SecondLookLimits } from '../limits.ts';
import { dataOf, freeText, id, isoTime, lineText, operation } from '../operation.ts';
import { dispositionReason } from '../security/dispositions.ts';
import { DECISIONS } from '../words.ts';
import { match } from './matches.ts';

const answer = z.object({
  disposition: z.enum(DECISIONS),
  reason: z.string().nullable(),
  comment: z.string().nullable(),
  by: z.string(),
  at: isoTime,
});

/** What speaks for and against a match; neither its id nor anything that was decided. */
const evidence = match.pick({
  subject: true,
  watchlist: true,
  entry: true,
  matchedName: true,
  similarity: true,
  strength: true,
  explanation: true,
  corroboration: true,
});

/** Who looks a second time sees nothing of the first answer, nor whether the answer is known. */
export const secondLook = z.object({ id, drawnAt: isoTime, match: evidence });
export type SecondLook = z.infer<typeof secondLook>;

/** Two people came to different answers; `settled` is what an allocator found who gave neither. */
export const disagreement = z.object({
  id,
  /** The match of the newest run that is still about the same name and the same entry; null where none is. */
  match: id.nullable(),
  first: answer,
  second: answer,
  settled: answer.nullable(),
});
export type Disagreement = z.infer<typeof disagreement>;

/** Cohen’s kappa with its standard error; null where it says nothing. */
const agreed = z.object({
  pairs: z.number().int(),
  agreed: z.number().int(),
  kappa: z.number().nullable(),
  error: z.number().nullable(),
});
const decision = z.enum(DECISIONS);

export const agreement = z.object({
  /** Drawn and not answered yet, whoever may answer. */
  waiting: z.number().int(),
  overall: agreed,
  /** By month of the second answer, `yyyy-MM`, oldest first. */
  months: z.array(z.object({ month: z.string(), ...agreed.shape })),
  /** Of the answers that were one of two decisions on both sides. */
  between: z.array(z.object({ one: decision, other: decision, ...agreed.shape })),
  counts: z.array(z.object({ first: decision, second: decision, count: z.number().int() })),
});

export const getSecondLooks = operation({
  method: 'GET',
  path: '/reports/v1.0/secondlooks',
  title:
    'Decisions to be taken once more without seeing them, for drafters; disagreements and agreement (Cohen’s kappa), for allocators and admins; who finds known answers, for admins',
  access: ['admin', 'allocator', 'drafter'],
  modules: ['Request Details'],
  request: {
    /** How many calendar months of agreement, this one included. */
    months: z.coerce.number().int().min(1).max(SecondLookLimits.monthsMax).optional(),
  },
  answer: z.object({
    Result: z.literal('Success'),
    /** What this person may look at, the oldest first; not all where `total` is more. */
    Data: z.array(secondLook),
    total: z.number().int(),
    /** Whether decisions are drawn at all. */
    on: z.boolean(),
    reasons: z.array(dispositionReason),
    disagreements: z.array(
      z.object({
        id,
        clientId: id,
        requestId: id,
        requestNumber: z.string(),
        match: evidence,
        first: answer,
        second: answer,
        maySettle: z.boolean(),
      }),
    ),
    /** Of all disagreements, of which the oldest are listed. */
    disagreementsTotal: z.number().int(),
    /** Null for drafters. */
    agreement: agreement.nullable(),
    /** Null for all but admins. */
    known: z
      .object({
        /** Matches whose answer is known, of which questions are made. */
        available: z.number().int(),
        people: z.array(
          z.object({ id, name: z.string(), answered: z.number().int(), right: z.number().int() }),
        ),
      })
      .nullable(),
  }),
  errors: [],
});

export const decideSecondLook = operation({
  method: 'POST',
  path: '/reports/v1.0/secondlooks',
  title: 'Give the second answer as a drafter, or settle a disagreement as an allocator who gave neither',
  access: ['allocator', 'drafter'],
  modules: ['Request Details'],
  request: {
    action: z.enum(['look', 'settle']),
    id,
    disposition: z.enum(DECISIONS),
    reasonCode: lineText(60),
    comment: freeText(RequestLimits.comment).optional(),
  },
  /** Nothing of what the other person said. */
  answer: dataOf(z.object({ id })),
  errors: ['not_found', 'match.second_look'],
});
