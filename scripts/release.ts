import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import packageJson from '../package.json' with { type: 'json' };
import { buildIfStale } from './build/build-if-stale.ts';
import { packArchive } from './machine/pack-archive.ts';
import { projectRoot } from './project-root.ts';
import { importedPackages, packageFolders, platformPackages } from './release/server-packages.ts';
import { trackedFiles } from './tracked-files.ts';

// npm run release -- [--to DIR]: the archive that is deployed. It holds the server with its packages, the built browser
// application, Node and PostgreSQL for this platform, and needs nothing else on the machine.
const { to = 'release' } = parseArgs({ options: { to: { type: 'string' } } }).values;

const name = `prudence-${packageJson.version}`;
const target = resolve(to);
const folder = join(target, name);
const archive = join(target, `${name}-${process.platform}-${process.arch}.tar.gz`);

/** What runs on a server, and what its operator reads. */
const isReleased = (path: string) =>
  (/^(server|engine|contract)\//.test(path) && !/\.(test|fixture)\.ts$/.test(path)) ||
  path.startsWith('config/deploy/') ||
  /^docs\/[\w-]+\.(md|json)$/.test(path) ||
  ['config/theme.ts', 'LICENSE', 'CHANGELOG.md'].includes(path);

const built = await buildIfStale();
if (!built.ok) throw new Error(built.output);

rmSync(folder, { recursive: true, force: true });
const files = trackedFiles().filter(isReleased);
for (const path of files) copy(path);
cpSync(join(projectRoot, 'dist'), join(folder, 'dist'), { recursive: true });
const { version, license, type } = packageJson;
writeFileSync(
  join(folder, 'package.json'),
  `${JSON.stringify({ name: 'prudence', version, license, type }, null, 2)}\n`,
);
cpSync(join(projectRoot, 'config/deploy/prudence'), join(folder, 'prudence'));
chmodSync(join(folder, 'prudence'), 0o755);

// What the report on paper takes from config/theme.ts are colours; the types in it are the browser's.
const sources = files.filter((path) => path.endsWith('.ts') && !path.startsWith('config/'));
const texts = sources.map((path) => readFileSync(join(projectRoot, path), 'utf8'));
const roots = importedPackages(Object.keys(packageJson.dependencies), texts);
for (const path of packageFolders([...roots, ...platformPackages()])) copyPackage(path);
linkPrograms();

packArchive(folder, archive);
console.log(`${archive}\n${folder}: ${megabytes(folder)} MB`);

function copy(path: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(join(projectRoot, path), join(folder, path));
}

/** Without what is for compilers, for debuggers and for browsers, and without fonts that no report uses. */
function copyPackage(path: string) {
  const isNeeded = neededFiles(path);
  const from = join(projectRoot, path);
  cpSync(from, join(folder, path), {
    recursive: true,
    dereference: false,
    verbatimSymlinks: true,
    filter: (source) => {
      const inside = source.slice(from.length + 1);
      // Packages inside are copied for themselves, if they are needed.
      return inside !== 'node_modules' && isNeeded(inside);
    },
  });
}

function neededFiles(path: string): (inside: string) => boolean {
  const left = /\.(map|d\.[cm]?ts|flow)$/;
  if (basename(path).startsWith('node-')) return (inside) => !/^(include|share)\b/.test(inside);
  if (path.includes('@expo-google-fonts/'))
    return (inside) => !/\.(ttf|png)$/.test(inside) || texts.some((text) => text.includes(`'${inside}'`));
  if (path.endsWith('/docx')) return (inside) => !/^dist\/.*(?<!\.mjs)$/.test(inside);
  if (path.endsWith('/pdfjs-dist'))
    return (inside) =>
      !left.test(inside) && !/^(build|web|image_decoders|legacy\/(web|image_decoders))\b/.test(inside);
  // The same once more for bundlers.
  if (path.includes('@opentelemetry/'))
    return (inside) => !left.test(inside) && !/^build\/(esm|esnext)\b/.test(inside);
  return (inside) => !left.test(inside);
}

/** What npm and a first start would do, so that nothing is written below the folder where it is installed. */
function linkPrograms() {
  const [node = '', postgres = ''] = platformPackages();
  const bin = join(folder, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  symlinkSync(`../${node}/bin/node`, join(bin, 'node'));
  const home = join(folder, 'node_modules', postgres);
  const list = join(home, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target: link } of JSON.parse(readFileSync(list, 'utf8')))
    if (!existsSync(join(home, link))) symlinkSync(basename(source), join(home, link));
}

function megabytes(directory: string) {
  const [kilobytes = ''] = execFileSync('du', ['-sk', directory], { encoding: 'utf8' }).split('\t');
  return Math.ceil(Number(kilobytes) / 1024);
}
