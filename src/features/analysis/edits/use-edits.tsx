import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiProblem } from '@/shared/http';
import { type Choice, compareThree, MergeDialog, mergeThree, toast, useAct } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { Analysis, Working } from '../analysis.ts';
import { useTexts } from '../texts/index.ts';
import { afterScreening } from './after-screening.ts';
import { countEdits, type Edits, gapsOf, noEdits, toSave, withoutSent } from './edits.ts';
import { nameOfField, sayField } from './field-names.ts';
import { editsFor, fieldsOf, fieldsWith } from './fields.ts';
import { useAutosave } from './use-autosave.ts';

type UseEditsOptions = {
  analysis: Pick<Analysis, 'request'> & { working: Working };
  settle: (working: Working) => void;
  reload: () => void;
  show: (tab: string) => void;
};

/**
 * The unsaved changes of the page and their one save. They belong to the document that they were begun on: when a newer
 * one is there by then, a person sees field by field what the other changed and chooses. A refused save loses nothing.
 */
export function useEdits({ analysis, settle, reload, show }: UseEditsOptions) {
  const word = useWords();
  const t = useTexts();
  const { request, working } = analysis;
  const [edits, setEdits] = useState<Edits>(noEdits);
  const [newer, setNewer] = useState<Working | null>(null);
  const base = useRef(working);
  if (countEdits(edits) === 0) base.current = working;

  const follow = useEffectEvent(() => {
    const followed = afterScreening(base.current, edits, working);
    if (!followed) return;
    base.current = followed.base;
    setEdits(followed.edits);
    const { lost } = followed;
    if (lost > 0) toast.warning(t('screenedAgainMeanwhile'), t('unsavedDecisionsLost', { lost }));
  });
  useEffect(() => {
    void working;
    follow();
  }, [working]);

  const isStale = ({ code, current }: ApiProblem) => {
    if (code !== 'analysis.stale' || !current) return false;
    const theirs = current as Working;
    if (afterScreening(base.current, edits, theirs)) settle(theirs);
    setNewer(theirs);
    return true;
  };
  const saving = useAct('POST /reports/v1.0/requestanalysis', { onReload: reload, onRefused: isStale });
  // What is saved in a pause interrupts nobody: its refusal waits until the person saves.
  const quiet = useAct('POST /reports/v1.0/requestanalysis', { onRefused: () => true });

  const take = (sent: Edits, saved: Working) => {
    base.current = saved;
    setEdits((now) => withoutSent(now, sent));
    settle(saved);
  };
  /** The keys that save can be pressed again meanwhile. */
  const isSending = useRef(false);
  const send = async (sent: Edits, version: number) => {
    if (isSending.current) return;
    isSending.current = true;
    const asked = { client: request.clientId, request: request.id, version, ...toSave(sent) };
    const answer = await saving.act(asked).finally(() => {
      isSending.current = false;
    });
    if (!answer) return;
    take(sent, answer.Data);
    auto.resume();
    toast.success(
      t('saved'),
      t('numberVersionVersion', { number: request.number, version: answer.Data.version }),
    );
  };
  const auto = useAutosave({
    sections: edits.sections,
    isHeld: saving.busy || newer !== null,
    save: (sections, options) =>
      quiet.act(
        {
          client: request.clientId,
          request: request.id,
          version: Math.max(working.version, base.current.version),
          ...toSave({ ...noEdits, sections }),
        },
        options,
      ),
    onSaved: (sections, saved) => take({ ...noEdits, sections }, saved),
  });
  const save = async () => {
    await auto.finished();
    saveLatest();
  };
  const saveLatest = useEffectEvent(async () => {
    const [gap] = gapsOf(edits, working, t);
    if (gap) {
      toast.warning(t('notCompleteYet'), gap.text);
      show(gap.tab);
      return;
    }
    // The page has loaded what somebody saved since: the same question as after a refusal.
    if (compare(base.current, working).conflicts.length > 0) return setNewer(working);
    if (countEdits(edits) > 0) await send(edits, Math.max(working.version, base.current.version));
  });

  const compare = (before: Working, theirs: Working) =>
    compareThree(fieldsOf(before), fieldsWith(before, edits), fieldsOf(theirs));
  const saveChosen = async (theirs: Working, choices: Record<string, Choice>) => {
    const mine = fieldsWith(base.current, edits);
    const merged = editsFor(
      mergeThree(fieldsOf(base.current), mine, fieldsOf(theirs), choices),
      theirs,
      edits,
    );
    setNewer(null);
    settle(theirs);
    base.current = theirs;
    setEdits(merged);
    if (countEdits(merged) > 0) await send(merged, theirs.version);
  };

  const merging = newer && (
    <MergeDialog
      comparison={compare(base.current, newer)}
      labelOf={(key) => nameOfField(t, word, key, newer, base.current)}
      say={(key, value) => sayField(t, key, value, newer, base.current)}
      busy={saving.busy}
      saveText={t('saveWithTheseChoices')}
      onSave={(choices) => saveChosen(newer, choices)}
      onBack={() => setNewer(null)}
    />
  );
  return {
    edits,
    edit: setEdits as (change: (before: Edits) => Edits) => void,
    discard: () => setEdits(noEdits),
    save,
    saving: saving.busy,
    auto,
    dialog: merging || saving.dialog,
  };
}
