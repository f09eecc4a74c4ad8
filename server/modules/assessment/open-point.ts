import { POINT_TEXTS, type PointCode } from '../../../contract/texts/points.ts';
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
