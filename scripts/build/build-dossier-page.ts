import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { projectRoot } from '../project-root.ts';

const source = join(projectRoot, 'src/dossier');

/** Writes the page that checks a dossier into a built application: one file that needs nothing else and calls nobody. */
export async function buildDossierPage(dist: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [join(source, 'verify.ts')],
    bundle: true,
    format: 'iife',
    minify: true,
    charset: 'ascii',
    legalComments: 'none',
    target: 'es2022',
    write: false,
  });
  const script = (outputFiles[0]?.text ?? '').replaceAll('</script', '<\\/script');
  const html = readFileSync(join(source, 'verify.html'), 'utf8');
  const style = html.match(/<style>([\s\S]*)<\/style>/)?.[1] ?? '';
  const hashed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policy = `default-src 'none'; script-src ${hashed(script)}; style-src ${hashed(style)}`;
  const page = html
    .replace('<!-- policy -->', () => `<meta http-equiv="Content-Security-Policy" content="${policy}" />`)
    .replace('<!-- script -->', () => `<script>${script}</script>`);
  mkdirSync(join(dist, 'dossier'), { recursive: true });
  writeFileSync(join(dist, 'dossier/verify.html'), page);
}

if (import.meta.main) await buildDossierPage(join(projectRoot, 'dist'));
