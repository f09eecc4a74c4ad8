export { type ActiveModel, activeModel } from './active-model.ts';
export { mayCapture } from './capture-setting.ts';
export type { DecidedPassages } from './decided.ts';
export { modelFiles } from './model-files.ts';
export { type MediaReader, startMediaReader } from './reading/media-reader.ts';
export { isReadable } from './reading/readable-kinds.ts';
export type { Reading, ReadProposal } from './reading/reading-worker.ts';
export { registerMedia } from './register-media.ts';
export { trainFirstVersion } from './start-training.ts';
