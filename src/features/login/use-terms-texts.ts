import { useEffect, useState } from 'react';
import type { TextId } from '@/shared/texts/use-texts';

type Section = { title: TextId; asset: string; text?: string; failed?: boolean };

const SECTIONS: readonly Section[] = [
  { title: 'terms.use', asset: '/assets/tnc.txt' },
  { title: 'terms.consent', asset: '/assets/consentnotice.txt' },
  { title: 'terms.privacy', asset: '/assets/privacy.txt' },
];

/** The three texts in their active version, as the server serves them. */
export function useTermsTexts(): readonly Section[] {
  const [sections, setSections] = useState(SECTIONS);
  useEffect(() => {
    const stop = new AbortController();
    Promise.all(SECTIONS.map((section) => load(section, stop.signal))).then((loaded) => {
      if (!stop.signal.aborted) setSections(loaded);
    });
    return () => stop.abort();
  }, []);
  return sections;
}

async function load(section: Section, signal: AbortSignal): Promise<Section> {
  try {
    const answer = await fetch(section.asset, { signal });
    return answer.ok ? { ...section, text: await answer.text() } : { ...section, failed: true };
  } catch {
    return { ...section, failed: true };
  }
}
