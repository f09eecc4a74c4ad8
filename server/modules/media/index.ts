export { type ActiveModel, activeModel } from './active-model.ts';
export { mayCapture } from './capture-setting.ts';
export type { DecidedPassages } from './decided.ts';
export { modelFiles } from './model-files.ts';
export { type NewsReader, startNewsReader } from './news/news-reader.ts';
export type { NewsItem } from './news/news-worker.ts';
export {
  type MediaReader,
  type PreviewReader,
  startMediaReader,
  startPreviewReader,
} from './reading/media-reader.ts';
export { hasBlocks, isReadable } from './reading/readable-kinds.ts';
export type { Reading, ReadProposal } from './reading/reading-worker.ts';
export { mountMedia } from './routes.ts';
export { trainFirstVersion } from './start-training.ts';
