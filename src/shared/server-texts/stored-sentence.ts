import { useEffect, useState } from 'react';
import { readerLanguage } from '../texts/language.ts';
import { problemTexts } from './problem-text.ts';

/**
 * A sentence that was written in English where nobody’s language is known, in the reader’s language: stored by the server,
 * such as why a document could not be read, or said of a row of a file.
 */
export function useStoredSentence(): (sentence: string) => string {
  const [translate, setTranslate] = useState(() => asStored);
  useEffect(() => {
    if (readerLanguage() === 'en-US') return undefined;
    let left = false;
    problemTexts().then(({ field }) => left || setTranslate(() => field));
    return () => {
      left = true;
    };
  }, []);
  return translate;
}

const asStored = (sentence: string) => sentence;
