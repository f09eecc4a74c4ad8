type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width' | 'height'>;

const GAP = 6;
const EDGE = 8;

/** Where a card stands beside a link: under it, above it where there is no room, and never beyond an edge of the window. */
export function cardPosition(link: Box, { width, height }: Pick<Box, 'width' | 'height'>) {
  const isRtl = document.documentElement.dir === 'rtl';
  const start = isRtl ? link.right - width : link.left;
  const under = link.bottom + GAP;
  const isRoom = under + height <= innerHeight - EDGE;
  const top = isRoom ? under : link.top - GAP - height;
  return {
    left: Math.max(EDGE, Math.min(start, document.documentElement.clientWidth - EDGE - width)),
    top: Math.max(EDGE, Math.min(top, innerHeight - EDGE - height)),
  };
}
