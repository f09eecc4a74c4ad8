import { type ReactNode, type RefObject, useCallback, useRef, useState } from 'react';
import { useTexts } from '../../texts/index.ts';
import { DocumentSearch } from './document-search.tsx';
import { findPassage, findPassages } from './find-passage.ts';
import { textNodesOf, useHighlight } from './use-highlight.ts';

type SearchedTextProps<Shown extends HTMLElement> = {
  /** Marked where it stands. */
  passage?: string | undefined;
  /** Another value whenever the text is another. */
  drawn: unknown;
  children: (text: RefObject<Shown | null>) => ReactNode;
};

/** A text that stands on the page as it is, with a passage marked in it and a search above it. */
export function SearchedText<Shown extends HTMLElement>({
  passage = '',
  drawn,
  children,
}: SearchedTextProps<Shown>) {
  const t = useTexts();
  const text = useRef<Shown>(null);
  const [search, setSearch] = useState({ words: '', at: 0 });
  const thePassage = useCallback(
    (texts: readonly string[]) => {
      const found = passage ? findPassage(texts, passage) : null;
      return found ? [found] : [];
    },
    [passage],
  );
  const theWords = useCallback(
    (texts: readonly string[]) => {
      const found = findPassages(texts, search.words);
      // The first of them is brought into view.
      return [...found.slice(search.at), ...found.slice(0, search.at)];
    },
    [search],
  );
  useHighlight('passage', text, drawn, thePassage);
  useHighlight('search', text, drawn, theWords);
  const find = (words: string) => {
    const texts = text.current ? textNodesOf(text.current).map(({ data }) => data) : [];
    return findPassages(texts, words).map((_, at) => at);
  };
  return (
    <>
      <DocumentSearch
        find={find}
        told={(at, places) => t('searchPlaceOf', { at, places })}
        failed={t('thisDocumentCantBeShown')}
        onFind={(words, at) => setSearch({ words, at: at ?? 0 })}
      />
      {children(text)}
    </>
  );
}
