import type { TextId } from '../../texts/use-texts.ts';

/** A sentence as it is, or a text of the reader's language by its id, for code that no component calls. */
export type Words = string | { text: TextId };

export type Toast = {
  id: number;
  type: 'success' | 'error' | 'warning';
  title: Words;
  message: Words;
  action?: ToastAction;
};
type ToastAction = { label: string; act: () => void };

const DISMISS_AFTER_MS = 6000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

const isSame = (one: Words, other: Words) => JSON.stringify(one) === JSON.stringify(other);

function show(type: Toast['type'], title: Words, message: Words = '', action?: ToastAction) {
  const same = toasts.find(
    (one) => one.type === type && isSame(one.title, title) && isSame(one.message, message),
  );
  if (same && !action) return same.id;
  lastId += 1;
  const id = lastId;
  publish([...toasts, { id, type, title, message, action }]);
  setTimeout(() => toast.dismiss(id), DISMISS_AFTER_MS);
  return id;
}

/** Short news that leave on their own after six seconds; the same one is not shown twice at a time. */
export const toast = {
  success: (title: Words, message?: Words, action?: ToastAction) => show('success', title, message, action),
  error: (title: Words, message?: Words, action?: ToastAction) => show('error', title, message, action),
  warning: (title: Words, message?: Words, action?: ToastAction) => show('warning', title, message, action),
  dismiss: (id: number) => publish(toasts.filter((one) => one.id !== id)),
};

export const toastStore = {
  read: () => toasts,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
