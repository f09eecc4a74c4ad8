import { fdatasyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Stream = { nfd: number };
type StreamOperations = { fsync?: (stream: Stream) => number };
type Module = { NODEFS: { stream_ops: StreamOperations } };
type Init = Parameters<NodeFS['init']>;

/** NodeFS answers "written" while the data still sits in the kernel's memory; this one asks the disk. */
export class DurableFS extends NodeFS {
  syncs = 0;

  override async init(pg: Init[0], options: Init[1]) {
    const { emscriptenOpts } = await super.init(pg, options);
    const sync = (module: unknown) => {
      (module as Module).NODEFS.stream_ops.fsync = (stream) => {
        fdatasyncSync(stream.nfd);
        this.syncs += 1;
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), sync] } };
  }
}

/** PGlite's own parameters without `-F`, which switches fsync off. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];
