const KEY = 'shortcuts';

/** Single-key shortcuts can be switched off, in this browser. */
export const shortcuts = {
  areOn: () => localStorage.getItem(KEY) !== 'off',
  turn: (on: boolean) => localStorage.setItem(KEY, on ? 'on' : 'off'),
};

/** A radio or a checkbox takes no letters: the view that was just chosen leaves the keys alive. */
const TAKES_LETTERS =
  'input:not([type="radio"], [type="checkbox"], [type="button"]), textarea, select, [aria-modal="true"]';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest(TAKES_LETTERS) !== null);

/** Whether a key is a shortcut: they are on, nobody is typing, and no other key is held. */
export const isShortcut = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  shortcuts.areOn() && !isTyping(target) && !ctrlKey && !metaKey && !altKey;

/** The letter on the key where the layout has none of ours, as Arabic and Hindi ones. */
export const letterOf = ({ key, code }: KeyboardEvent) =>
  /^[a-z?/]$/.test(key) ? key : code.startsWith('Key') ? code.slice(3).toLowerCase() : key;
