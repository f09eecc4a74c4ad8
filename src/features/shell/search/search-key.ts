/** A Mac has ⌘ where other keyboards have Ctrl; so has what an iPad is connected to. */
const isMac = () => /Mac|iP(ad|hone|od)/.test(navigator.platform);

/** The key that opens the search, as it is written on the keyboard. */
export const searchKeys = (): [string, string] => [isMac() ? '⌘' : 'Ctrl', 'K'];

/** In one word: `Ctrl+K`, or `⌘K`. */
export const searchKey = () => searchKeys().join(isMac() ? '' : '+');

/** What has a finger for a pointer has no keyboard at hand. */
export const NO_KEYBOARD = '(hover: none) and (pointer: coarse)';
