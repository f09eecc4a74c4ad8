const EVENT = 'isActived';

/** Publishes the title that the current route then carries. */
export const publishActive = (title: string) =>
  window.dispatchEvent(new CustomEvent(EVENT, { detail: { title } }));

/** Tells every published title; answers how to stop. */
export function whenActive(tell: (title: string) => void): () => void {
  const onActive = (event: Event) => tell((event as CustomEvent<{ title: string }>).detail.title);
  window.addEventListener(EVENT, onActive);
  return () => window.removeEventListener(EVENT, onActive);
}
