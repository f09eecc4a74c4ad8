import { useEffect, useState } from 'react';

/** The beginning of a text, as far as it is shown. */
export function useBlobText(content: Blob, bytes: number): string | null {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    content
      .slice(0, bytes)
      .text()
      .then((read) => left || setText(read));
    return () => {
      left = true;
    };
  }, [content, bytes]);
  return text;
}
