import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { measureAssessment } from './assessment.ts';
import { measureBuild } from './build.ts';
import { measureCalls } from './calls.ts';
import { measureDownloads } from './downloads.ts';
import { measureEventLoop } from './event-loop.ts';
import { measureLists } from './lists.ts';
import { measureMonitoring } from './monitoring.ts';
import { measureReportLayout } from './report-layout.ts';
import { measureStart } from './server-start.ts';

const parts = {
  start: measureStart,
  calls: measureCalls,
  lists: measureLists,
  loop: measureEventLoop,
  downloads: measureDownloads,
  monitoring: measureMonitoring,
  assessment: measureAssessment,
  reports: measureReportLayout,
};
const { values } = parseArgs({
  options: {
    build: { type: 'boolean', default: false },
    against: { type: 'string' },
    profile: { type: 'string' },
    parts: { type: 'string', default: Object.keys(parts).join() },
  },
});

console.log(`Node ${process.versions.node}, ${availableParallelism()} cores`);
if (values.build) measureBuild();
for (const part of values.parts.split(',')) {
  if (!(part in parts)) throw new Error(`--parts takes ${Object.keys(parts).join(', ')}`);
  await parts[part as keyof typeof parts](values);
}
