import { Form, type FormInstance } from 'antd';
import { useCall } from '@/shared/ui';
import type { intakes, requests } from '../../../../contract/index.ts';
import { type Gap, gapsOf } from './gaps-of.ts';

const none: readonly Gap[] = [];

/** What the form lacks now. Renders again only when that changes, not with every key. */
export function useGaps(
  form: FormInstance<intakes.DraftIntake>,
  files: requests.RequestDetail['files'],
): readonly Gap[] {
  const types = useCall('GET /reports/v1.0/reporttypes', {}, { quiet: true });
  // What could not be loaded is not judged by: the step of the scope says that it failed.
  const known = types.error ? undefined : types.data?.Data;
  const gaps = Form.useWatch(
    (values: intakes.DraftIntake) => JSON.stringify(gapsOf(values, { types: known, files })),
    { form, preserve: true },
  );
  return gaps ? (JSON.parse(gaps) as Gap[]) : none;
}
