import { z } from 'zod';
import { RequestLimits } from '../limits.ts';
import { country, freeText, lineText, partialDate, uniqueArray } from '../operation.ts';
import { PARTY_TYPES } from '../party-type.ts';
import {
  ENTITY_TYPES,
  IDENTIFIER_SCHEMES,
  PRINCIPAL_ROLES,
  PRIORITIES,
  RELATIONSHIP_TYPES,
} from '../words.ts';

const name = lineText(RequestLimits.legalName);
const share = z.number().min(0).max(100);

/** Where it is missing, `guessPartyType` tells what the party is taken for. */
const partyType = z.enum(PARTY_TYPES);

export const identifier = z.strictObject({
  scheme: z.enum(IDENTIFIER_SCHEMES),
  value: lineText(RequestLimits.identifier),
  country: country.optional(),
});
export const principal = z.strictObject({
  name,
  role: z.enum(PRINCIPAL_ROLES),
  type: partyType.optional(),
  bornOn: partialDate.optional(),
  nationality: country.optional(),
  /** Percent of the shares, 0–100; all principals together at most 100. */
  ownershipPct: share.optional(),
  /** What names nobody else: by it the same person is told behind other third parties. */
  identifier: identifier.optional(),
});
export const ownershipEdge = z.strictObject({
  owner: name,
  owned: name,
  pct: share,
  ownerType: partyType.optional(),
  ownedType: partyType.optional(),
  ownerId: identifier.optional(),
});

/** The facts of a third party as its client states them. Everything may be missing in a draft; `submit` names what is required. */
export const intake = z.strictObject({
  legalName: name,
  entityType: z.enum(ENTITY_TYPES),
  aliases: z.array(name).max(RequestLimits.aliases).optional(),
  formerNames: z.array(name).max(RequestLimits.aliases).optional(),
  nativeName: name.optional(),
  registrationIds: z.array(identifier).max(RequestLimits.identifiers).optional(),
  countryOfIncorporation: country.optional(),
  nationality: country.optional(),
  countriesOfOperation: uniqueArray(country).max(RequestLimits.countries).optional(),
  address: freeText(RequestLimits.address).optional(),
  website: lineText(300).optional(),
  incorporatedOn: partialDate.optional(),
  bornOn: partialDate.optional(),
  gender: z.enum(['male', 'female']).optional(),
  industry: lineText(60).optional(),
  relationshipType: z.enum(RELATIONSHIP_TYPES).optional(),
  purpose: freeText(RequestLimits.purpose).optional(),
  reportType: lineText(60).optional(),
  /** Keys of the master list of categories. */
  categories: uniqueArray(lineText(60)).max(20).optional(),
  lookbackYears: z.number().int().min(1).max(RequestLimits.lookbackYearsMax).optional(),
  principals: z.array(principal).max(RequestLimits.principals).optional(),
  ownership: z.array(ownershipEdge).max(RequestLimits.ownership).optional(),
  governmentTouchpoints: freeText(RequestLimits.purpose).optional(),
  subjectAware: z.boolean().optional(),
  priority: z.enum(PRIORITIES).optional(),
});
export type Intake = z.infer<typeof intake>;
export type DraftIntake = Partial<Intake>;

/** Kept with the request: who consented, when, to which text. */
export const consent = z.object({ by: z.string(), at: z.string(), textHash: z.string() });
