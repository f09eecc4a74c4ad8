import { useEffect, useEffectEvent } from 'react';

/** Ctrl-S, and Cmd-S on a Mac, save the page; what is being typed is told to it first. */
export function useSaveKey(save: () => void, isOn: boolean) {
  const saveLatest = useEffectEvent(save);
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      const box = document.activeElement;
      if (box instanceof HTMLTextAreaElement) {
        box.blur();
        box.focus();
      }
      setTimeout(saveLatest);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}
