import { stat } from 'node:fs/promises';
import { checkContent } from './content-check.ts';

/** A process of its own, so that nothing but the check of one file counts: what it says, its CPU and its memory. */
const [path = '', name = '', extension = ''] = process.argv.slice(2);
const { size } = await stat(path);
const before = process.resourceUsage().maxRSS;
const cpu = process.cpuUsage();
const said = await checkContent(path, size, name, extension).catch((error: Error) => error.message);
const { user, system } = process.cpuUsage(cpu);
const megabytes = (process.resourceUsage().maxRSS - before) / 1024;
process.stdout.write(JSON.stringify({ said, cpuSeconds: (user + system) / 1e6, megabytes }));
