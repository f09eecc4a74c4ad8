export { modelFiles } from './model-files.ts';
export { registerMedia } from './register-media.ts';
