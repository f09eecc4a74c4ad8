import { type RefObject, useEffect } from 'react';
import type { Found } from './find-passage.ts';

/** The text nodes of a layer in their order: each is one text of what is searched. */
export function textNodesOf(layer: Node): Text[] {
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

/**
 * Marks places in a text by the browser's own highlights, which change nothing in the document, and brings the first into
 * view. `drawn` changes whenever the text was laid out anew.
 */
export function useHighlight(
  name: 'passage' | 'search',
  layer: RefObject<HTMLElement | null>,
  drawn: unknown,
  find: (texts: readonly string[]) => readonly Found[],
) {
  useEffect(() => {
    if (!layer.current || !drawn || !('highlights' in CSS)) return;
    const nodes = textNodesOf(layer.current);
    const ranges = find(nodes.map(({ data }) => data)).map(({ from, to }) => {
      const range = new Range();
      range.setStart(nodes[from.at]!, from.offset);
      range.setEnd(nodes[to.at]!, to.offset);
      return range;
    });
    CSS.highlights.set(name, new Highlight(...ranges));
    if (ranges[0]) bringIntoView(ranges[0]);
    return () => {
      CSS.highlights.delete(name);
    };
  }, [name, layer, drawn, find]);
}

function bringIntoView(range: Range) {
  const element = range.startContainer.parentElement;
  if (!element) return;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  // A long text scrolls within its own element.
  const below = range.getBoundingClientRect().top - element.getBoundingClientRect().top;
  element.scrollBy({ top: below - element.clientHeight / 2 });
}
