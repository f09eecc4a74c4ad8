/** The selected words of an element's quotable text, cut at `most` letters; empty when nothing of it is selected. */
export function selectedIn(element: HTMLElement | null, most: number): string {
  const selection = window.getSelection();
  if (!element || !selection || selection.isCollapsed || selection.rangeCount === 0) return '';
  const chosen = selection.getRangeAt(0);
  const texts = [...element.querySelectorAll('[data-quotable]')];
  const text = texts.find((one) => chosen.intersectsNode(one));
  if (!text) return '';
  // A selection may reach beyond the text, as that of a whole paragraph by three clicks does.
  const within = document.createRange();
  within.selectNodeContents(text);
  if (chosen.compareBoundaryPoints(Range.START_TO_START, within) > 0)
    within.setStart(chosen.startContainer, chosen.startOffset);
  if (chosen.compareBoundaryPoints(Range.END_TO_END, within) < 0)
    within.setEnd(chosen.endContainer, chosen.endOffset);
  const words = within.cloneContents();
  // A page of a PDF has no signs between its lines.
  for (const end of words.querySelectorAll('br')) end.replaceWith(' ');
  // Nor has a document between its paragraphs, items and cells.
  for (const block of words.querySelectorAll('h3, h4, h5, h6, p, li, td')) block.append('\n');
  return (words.textContent ?? '').trim().slice(0, most);
}
