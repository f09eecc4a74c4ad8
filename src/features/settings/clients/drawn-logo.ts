import { BrandingLimits } from '../../../../contract/limits.ts';

const { logoWidth, logoHeight, logoCharacters } = BrandingLimits;

/** Sharp on paper, and small enough for nearly every logo; a picture that stays too large is drawn smaller. */
const WIDTHS = [600, 400, 240];

/** A picture of whatever kind drawn anew as PNG: nothing but its pixels leaves the browser. Null where it is none, or too large. */
export async function drawnLogo(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  for (const width of WIDTHS) {
    const scale = Math.min(1, Math.min(width, logoWidth) / picture.width, logoHeight / picture.height);
    const drawn = draw(picture, scale);
    if (drawn.length <= logoCharacters) return drawn;
  }
  return null;
}

function draw(picture: ImageBitmap, scale: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}
