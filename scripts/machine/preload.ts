import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../project-root.ts';

/** Every Node process that is started from here on loads this module of `config` first. */
export function preload(module: string) {
  const { env } = process;
  const option = `--import=${pathToFileURL(join(projectRoot, 'config', module))}`;
  if (!env.NODE_OPTIONS?.includes(option))
    env.NODE_OPTIONS = [env.NODE_OPTIONS, option].filter(Boolean).join(' ');
}
