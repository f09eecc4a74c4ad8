import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { BrandingLimits } from '../../../../contract/limits.ts';
import type { Branding } from '../../../../contract/security/branding.ts';
import type { saveClient } from '../../../../contract/security/clients.ts';
import { plainPng } from '../../../platform/files/content/plain-png.ts';
import { db, invalidField, sha256 } from '../../../platform/index.ts';
import type { Change } from '../../audit/index.ts';
import { clients } from '../tables.ts';
import { clientBranding } from './tables.ts';

const start = 'data:image/png;base64,';
const largest = { width: BrandingLimits.logoWidth, height: BrandingLimits.logoHeight };

/** Inside tx(). What the reports of a client look like; null where it has neither logo nor accent. */
export async function findBranding(clientId: string): Promise<Branding | null> {
  const { accent, logo } = clientBranding;
  const [found] = await db()
    .select({ accent, logo })
    .from(clientBranding)
    .where(eq(clientBranding.clientId, clientId));
  return found ?? null;
}

/** Inside tx(). Whom a report is made for: its name, and its look where it has one. */
export async function findAddressee(clientId: string): Promise<{ name: string; branding: Branding | null }> {
  const { accent, logo } = clientBranding;
  const [found] = await db()
    .select({ name: clients.name, branding: { accent, logo } })
    .from(clients)
    .leftJoin(clientBranding, eq(clientBranding.clientId, clients.id))
    .where(eq(clients.id, clientId));
  return found ?? { name: '', branding: null };
}

/** What a client is to have: undefined where nothing was said of it. */
export function wantedBranding(
  before: Branding | null,
  wanted: z.output<typeof saveClient.request>['branding'],
): Branding | undefined {
  if (!wanted) return undefined;
  const { accent = before?.accent ?? null, logo } = wanted;
  return {
    accent: accent?.toUpperCase() ?? null,
    logo: logo ? checkedLogo(logo) : logo === null ? null : (before?.logo ?? null),
  };
}

/** Nothing of the file but its picture is kept. */
function checkedLogo(dataUrl: string): string {
  const png = plainPng(Buffer.from(dataUrl.slice(start.length), 'base64'), largest);
  if (png) return start + png.toString('base64');
  throw invalidField(
    'branding.logo',
    'Use an undamaged PNG in 8-bit RGB or RGBA, at most 1,200 × 480 pixels, for the logo.',
  );
}

/** As the trail names what changed; a logo by its SHA-256. */
export function brandingChanges(before: Branding | null, after: Branding | undefined): Change[] {
  if (!after) return [];
  const told = (branding: Branding | null) => ({
    accent: branding?.accent ?? null,
    logo: branding?.logo ? sha256(branding.logo) : null,
  });
  const [was, is] = [told(before), told(after)];
  return (['accent', 'logo'] as const)
    .map((field) => ({ field, before: was[field], after: is[field] }))
    .filter((change) => change.before !== change.after);
}

/** Inside tx(), after the client was saved. */
export async function storeBranding(clientId: string, branding: Branding | undefined): Promise<void> {
  if (!branding) return;
  if (!branding.accent && !branding.logo) return removeBranding(clientId);
  await db()
    .insert(clientBranding)
    .values({ clientId, ...branding })
    .onConflictDoUpdate({ target: clientBranding.clientId, set: branding });
}

/** Inside tx(). */
export async function removeBranding(clientId: string): Promise<void> {
  await db().delete(clientBranding).where(eq(clientBranding.clientId, clientId));
}
