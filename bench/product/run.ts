import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { measureSize } from './browser-size.ts';
import { measureBuild } from './build.ts';
import { measureDownloads } from './downloads.ts';
import { measureStart } from './server-start.ts';

const { values } = parseArgs({ options: { build: { type: 'boolean', default: false } } });

console.log(`Node ${process.versions.node}, ${availableParallelism()} cores`);
if (values.build) measureBuild();
await measureStart();
await measureSize();
await measureDownloads();
