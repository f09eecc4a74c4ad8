import { z } from 'zod';
import { notSearched } from '../analysis/media.ts';
import { assessment } from '../analysis/sections.ts';
import { DOCUMENT_KINDS } from '../document-kinds.ts';
import { RATING_BASES, RECOMMENDATIONS } from '../rating-basis.ts';
import { categoryRating, contribution, floor } from '../ratings/rating-parts.ts';
import { RISK_OUTCOMES } from '../risk-outcome.ts';
import { notCompared } from '../screening/matches.ts';
import { branding } from '../security/branding.ts';
import { LANGUAGES } from '../security/people.ts';
import { FINDING_MATTERS, RATINGS, RISK_CATEGORIES } from '../words.ts';
import { intake } from './intake.ts';

/** What the client stated that a report repeats. */
export const statedFacts = intake
  .pick({
    entityType: true,
    aliases: true,
    formerNames: true,
    registrationIds: true,
    countryOfIncorporation: true,
    nationality: true,
    countriesOfOperation: true,
    address: true,
    website: true,
    incorporatedOn: true,
    bornOn: true,
    industry: true,
    relationshipType: true,
    purpose: true,
    lookbackYears: true,
    principals: true,
  })
  .partial();
const subject = statedFacts.extend({
  /** Titles of the risks to assess. */
  categories: z.array(z.string()),
  countries: z.array(z.object({ code: z.string(), cpi: z.number().optional(), fatf: z.string().optional() })),
});

/** Who holds the third party in the end, over how many layers. */
export const holder = z.object({
  name: z.string(),
  effectivePct: z.number(),
  layers: z.number().int(),
  flags: z.array(z.string()),
});

const ownership = z.object({
  holders: z.array(holder),
  holdings: z.array(z.object({ owner: z.string(), owned: z.string(), pct: z.number() })),
  sanctionedPct: z.number(),
  undecidedPct: z.number(),
});

const textChange = { before: z.string(), after: z.string() };
/** One difference between two sealed versions. */
export const reportChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['rating', 'score', 'recommendation']), ...textChange }),
  z.object({ kind: z.enum(['finding_added', 'finding_removed', 'section']), name: z.string() }),
  z.object({ kind: z.enum(['match_added', 'match_removed']), name: z.string(), listed: z.string() }),
  z.object({ kind: z.literal('match_decided'), name: z.string(), listed: z.string(), ...textChange }),
  /** Where several things differ, or a fact is several, each stands on a line of its own. */
  z.object({
    kind: z.enum(['list', 'fact', 'owner', 'principal', 'finding_changed']),
    name: z.string(),
    ...textChange,
  }),
]);
export type ReportChange = z.infer<typeof reportChange>;

/** A sealed report. It only ever gains fields: what was sealed stays as it was. */
export const reportData = z.object({
  number: z.string(),
  version: z.number().int(),
  client: z.string(),
  /** Who prepared it. */
  firm: z.string(),
  /** The language of its PDF, and what it recommends; a word that only a newer server knows is left out. */
  language: z.enum(LANGUAGES).optional(),
  recommendation: z.enum(RECOMMENDATIONS).optional(),
  /** The client’s logo and accent colour at the release; absent where it had neither. */
  branding: branding.optional(),
  legalName: z.string(),
  nativeName: z.string().nullable(),
  entityType: z.string(),
  reportType: z.string(),
  releasedAt: z.string(),
  /** The firm's, in which the document states its days and times. */
  timeZone: z.string(),
  draftedBy: z.string(),
  releasedBy: z.string(),
  /** What the client stated, and what is known of the countries it names. */
  subject,
  ownership,
  rating: z.object({
    overall: z.enum(RATINGS),
    residual: z.enum(RATINGS),
    score: z.number(),
    /** What sets the overall rating; a word that only a newer server knows is left out. */
    basis: z.enum(RATING_BASES).optional(),
    methodVersion: z.string(),
    contributions: z.array(contribution),
    floors: z.array(floor),
    categories: z.array(
      categoryRating.extend({
        /** What people did about the risk, if anything, and why it was not assessed. */
        outcome: z.enum(RISK_OUTCOMES).optional(),
        reason: z.string().optional(),
      }),
    ),
    reason: z.string(),
    /** What stands in place of the computed rating. */
    override: z
      .object({
        computed: z.enum(RATINGS),
        reason: z.string(),
        by: z.string(),
        approvedBy: z.string(),
        expiresOn: z.string(),
      })
      .nullable(),
  }),
  sections: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      text: z.string(),
      /** What people wrote of the text, without what was composed from the data; absent where that is all of it. */
      own: z.string().optional(),
      /** What was composed from the data; absent where nothing was. */
      composed: z.string().optional(),
      /** How a person answered for the section without writing it. */
      assessment: assessment.optional(),
      /** The findings that it rests on, by their place in this report, from 1. */
      findings: z.array(z.number().int()),
    }),
  ),
  findings: z.array(
    z.object({
      category: z.enum(RISK_CATEGORIES),
      matter: z.enum(FINDING_MATTERS).nullable(),
      severity: z.string(),
      stage: z.string(),
      eventDate: z.string().nullable(),
      role: z.string(),
      summary: z.string(),
      excerpt: z.string(),
      source: z
        .object({
          title: z.string(),
          url: z.string().optional(),
          publishedOn: z.string().optional(),
          accessedAt: z.string().optional(),
          page: z.number().int().optional(),
          sha256: z.string().optional(),
          /** What the document is, if the person who added it said so. */
          documentKind: z.enum(DOCUMENT_KINDS).optional(),
        })
        .nullable(),
    }),
  ),
  matches: z.array(
    z.object({
      subject: z.string(),
      listedName: z.string(),
      watchlist: z.string(),
      similarity: z.number(),
      disposition: z.string(),
      reason: z.string(),
    }),
  ),
  /** Listed parties that were confirmed, each once with its lists. */
  parties: z.array(
    z.object({
      name: z.string(),
      lists: z.array(
        z.object({ watchlist: z.string(), listedName: z.string(), since: z.string().nullable() }),
      ),
    }),
  ),
  screening: z.object({
    at: z.string(),
    methodVersion: z.string(),
    lists: z.array(
      z.object({
        watchlist: z.string(),
        version: z.number().int(),
        importedAt: z.string(),
        publishedOn: z.string().nullable(),
        entries: z.number().int(),
      }),
    ),
    names: z.array(z.string()),
    notCompared: z.array(notCompared),
  }),
  /** Documents that were not searched in full for adverse media; absent if there are none. */
  notSearched: z.array(notSearched).optional(),
  /** What differs from the version sealed before; absent from first versions. */
  changes: z.object({ since: z.number().int(), entries: z.array(reportChange) }).optional(),
  seal: z.object({ dataSha256: z.string(), pdfSha256: z.string(), auditHash: z.string() }),
});
export type ReportData = z.infer<typeof reportData>;

/** Everything that is sealed; the seal itself is added when the report is read. */
export type SealedData = Omit<ReportData, 'seal' | 'rating'> &
  Required<Pick<ReportData, 'language' | 'recommendation'>> & {
    rating: ReportData['rating'] & Required<Pick<ReportData['rating'], 'basis'>>;
  };
