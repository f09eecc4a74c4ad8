import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CallOptions } from '@/shared/http';
import type { Working } from '../analysis.ts';
import type { Edits } from './edits.ts';

type Sections = Edits['sections'];
type Answer = { Data: Working } | undefined;

type AutosaveOptions = {
  sections: Sections;
  /** A save of the person, or a choice between two versions, is under way. */
  isHeld: boolean;
  save: (sections: Sections, options: CallOptions) => Promise<Answer>;
  onSaved: (sections: Sections, saved: Working) => void;
};

const PAUSE_MS = 2000;

export type Autosave = {
  state: 'idle' | 'saving' | 'refused';
  savedAt: string | null;
  /** When no automatic save is under way any more. */
  finished: () => Promise<unknown>;
  /** After the person saved what was refused. */
  resume: () => void;
};

/**
 * Saves the texts of the report in each pause. Decisions (dispositions, findings, the rating) are saved by a person only:
 * they are recorded, ask for a second person and are drawn for a second look.
 */
export function useAutosave({ sections, isHeld, save, onSaved }: AutosaveOptions): Autosave {
  const [state, setState] = useState<Autosave['state']>('idle');
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const start = useEffectEvent(() => {
    running.current = run(sections);
  });
  const run = async (sent: Sections) => {
    setState('saving');
    const answer = await save(sent, { quiet: true }).catch(() => undefined);
    setState(answer ? 'idle' : 'refused');
    if (!answer) return;
    setSavedAt(new Date().toISOString());
    onSaved(sent, answer.Data);
  };
  const isDue = Object.keys(sections).length > 0 && state === 'idle' && !isHeld;
  useEffect(() => {
    if (!isDue) return;
    // Anew with every change of the texts: it is a pause that is waited for.
    void sections;
    const timer = setTimeout(start, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isDue, sections]);
  return {
    state,
    savedAt,
    finished: () => running.current,
    resume: () => setState('idle'),
  };
}
