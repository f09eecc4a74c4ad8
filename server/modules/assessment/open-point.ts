import { POINT_TEXTS, type PointCode } from '../../../contract/texts/points.ts';
import type { ValuesOf } from '../../../contract/texts/values-of.ts';
import { type TextValues, textCatalogue, type ValuesArgument } from '../../platform/index.ts';

/** A sentence of the catalogue and its values. */
export type OpenPoint = { code: PointCode; values: TextValues };

const say = textCatalogue(POINT_TEXTS, 'points');
export const inEnglish = ({ code, values }: OpenPoint): string => say('en-US', code, values);

/** The values are those that the sentence asks for. */
export const openPoint = <Code extends PointCode>(
  code: Code,
  ...[values]: ValuesArgument<(typeof POINT_TEXTS)[Code]>
): OpenPoint => ({ code, values: values ?? {} });

type SectionCode = Extract<PointCode, `section.${string}`>;

/** A point about a section, which readers of other languages know by its key. */
export const sectionPoint = <Code extends SectionCode>(
  code: Code,
  { key, title }: { key: string; title: string },
  values: Omit<ValuesOf<(typeof POINT_TEXTS)[Code]>, 'title'>,
): OpenPoint => ({ code, values: { ...(values as TextValues), section: key, title } });
