/** Takes the place of the steps of a motion, each of which waits for a frame even where nothing moves: its end comes at once. */
const none = 'none';
const prepared = 'prepared';

module.exports = {
  __esModule: true,
  default: (_status, _prepareOnly, takeStep) => [() => takeStep(prepared), none],
  isActive: () => false,
  SkipStep: false,
  DoStep: true,
};
