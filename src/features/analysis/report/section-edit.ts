import type { Section } from '../analysis.ts';
import type { Desk } from '../desk/desk.ts';

/** A section as it is with what was written and is not saved yet, and the ways to change it. */
export function sectionEdit(section: Section, { edits, edit }: Pick<Desk, 'edits' | 'edit'>) {
  const { key, text, findings } = section;
  const unsaved = edits.sections[key];
  return {
    isUnsaved: unsaved !== undefined,
    text: unsaved?.text ?? text,
    findings: unsaved?.findings ?? findings,
    /** Somebody else has saved another text since the first change. */
    isOutdated: unsaved !== undefined && unsaved.base !== text,
    change: (next: { text?: string; findings?: string[] }) =>
      edit((before) => ({
        ...before,
        sections: {
          ...before.sections,
          [key]: { ...(before.sections[key] ?? { text, findings, base: text }), ...next },
        },
      })),
    undo: () =>
      edit((before) => {
        const { [key]: _, ...sections } = before.sections;
        return { ...before, sections };
      }),
  };
}
