import JSZip from 'jszip';
import semver from 'semver';
import { z } from 'zod';

const event = z.object({
  introduced: z.string().optional(),
  fixed: z.string().optional(),
  last_affected: z.string().optional(),
});
const range = z.object({ type: z.string(), events: z.array(event) });
const affected = z.object({
  package: z.object({ ecosystem: z.string(), name: z.string() }).optional(),
  ranges: z.array(range).optional(),
  versions: z.array(z.string()).optional(),
});
const advisory = z.object({
  id: z.string(),
  summary: z.string().optional(),
  withdrawn: z.string().optional(),
  affected: z.array(affected).optional(),
});

/** An advisory as osv.dev publishes it (https://ossf.github.io/osv-schema/). */
type Advisory = z.output<typeof advisory>;
type Affected = z.output<typeof affected>;
type Range = z.output<typeof range>;
type LockedPackage = { name: string; version: string; path: string; isForDevelopment: boolean };
type Finding = LockedPackage & { id: string; summary: string; fixed: string[] };

type LockFile = {
  packages: Record<string, { name?: string; version?: string; dev?: boolean; link?: boolean }>;
};

/** Every package that a package-lock.json of version 2 or 3 pins. */
export function lockedPackages(lockFile: string): LockedPackage[] {
  const { packages } = JSON.parse(lockFile) as LockFile;
  return Object.entries(packages).flatMap(([path, { name, version, dev, link }]) =>
    path === '' || link || !version
      ? []
      : [{ name: name ?? nameOf(path), version, path, isForDevelopment: dev ?? false }],
  );
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The advisories of a file: one or a list as JSON, or a zip with one in each file, as osv.dev offers for download. */
export async function readAdvisories(content: Uint8Array): Promise<Advisory[]> {
  const isZip = content[0] === 0x50 && content[1] === 0x4b;
  if (!isZip) return parseAdvisories(new TextDecoder().decode(content));
  const archive = await JSZip.loadAsync(content);
  const advisories: Advisory[] = [];
  for (const file of archive.file(/\.json$/)) advisories.push(...parseAdvisories(await file.async('string')));
  return advisories;
}

const parseAdvisories = (text: string) => z.array(advisory).parse([JSON.parse(text)].flat());

const aboutNpm = ({ affected = [], withdrawn }: Advisory) =>
  withdrawn ? [] : affected.filter((each) => each.package?.ecosystem === 'npm');

/** Whether any of them is about a package of npm: a file without one would make every check pass. */
export const concernNpm = (advisories: Advisory[]) => advisories.some((each) => aboutNpm(each).length > 0);

/** Which packages an advisory that was not withdrawn names, with the versions that mend it. */
export function findAffected(packages: LockedPackage[], advisories: Advisory[]): Finding[] {
  const byName = Map.groupBy(packages, ({ name }) => name);
  return advisories.flatMap((each) => {
    const affecting = aboutNpm(each);
    const named = new Set(affecting.flatMap((one) => byName.get(one.package?.name ?? '') ?? []));
    return [...named].flatMap((locked) => {
      const concerning = affecting.filter(
        (one) => one.package?.name === locked.name && isAffected(locked.version, one),
      );
      if (concerning.length === 0) return [];
      const fixed = concerning
        .flatMap(({ ranges = [] }) => ranges.flatMap(({ events }) => events.flatMap((at) => at.fixed ?? [])))
        .filter((version) => semver.gt(version, locked.version));
      return [{ ...locked, id: each.id, summary: each.summary ?? '', fixed: [...new Set(fixed)] }];
    });
  });
}

const isAffected = (version: string, { versions = [], ranges = [] }: Affected) =>
  versions.includes(version) || ranges.some((each) => each.type === 'SEMVER' && isWithin(version, each));

/** OSV's evaluation: events in the order of their versions, the last one at or before the version decides. */
function isWithin(version: string, { events }: Range): boolean {
  const inOrder = events.toSorted((a, b) => semver.compare(versionOf(a), versionOf(b)));
  return inOrder.reduce((within, { introduced, fixed, last_affected }) => {
    if (introduced !== undefined && semver.gte(version, fromZero(introduced))) return true;
    if (fixed !== undefined && semver.gte(version, fixed)) return false;
    if (last_affected !== undefined && semver.gt(version, last_affected)) return false;
    return within;
  }, false);
}

const fromZero = (introduced: string) => (introduced === '0' ? '0.0.0-0' : introduced);
const versionOf = ({ introduced, fixed, last_affected }: Range['events'][number]) =>
  fixed ?? last_affected ?? fromZero(introduced ?? '0');
