import type { Section } from '../analysis.ts';
import type { Desk } from '../desk/desk.ts';
import type { SectionEdit } from '../edits/edits.ts';

/** A section as it is with what was written and is not saved yet, and the ways to change it. */
export function sectionEdit(section: Section, { edits, edit }: Pick<Desk, 'edits' | 'edit'>) {
  const { key, own, findings, assessment, replaced } = section;
  const unsaved = edits.sections[key];
  return {
    isUnsaved: unsaved !== undefined,
    text: unsaved?.text ?? own,
    findings: unsaved?.findings ?? findings,
    assessment: unsaved?.assessment === undefined ? assessment : unsaved.assessment,
    replaced:
      unsaved?.replaces === undefined
        ? replaced
        : unsaved.replaces === null
          ? ('no' as const)
          : ('yes' as const),
    /** Somebody else has saved another text since the first change. */
    isOutdated: unsaved !== undefined && unsaved.base !== own,
    change: (next: Partial<Omit<SectionEdit, 'base'>>) =>
      edit((before) => ({
        ...before,
        sections: {
          ...before.sections,
          [key]: { ...(before.sections[key] ?? { text: own, findings, base: own }), ...next },
        },
      })),
    undo: () =>
      edit((before) => {
        const { [key]: _, ...sections } = before.sections;
        return { ...before, sections };
      }),
  };
}
