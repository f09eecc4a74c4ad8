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
  const gaps = Form.useWatch(
    (values: intakes.DraftIntake) => JSON.stringify(gapsOf(values, { types: types.data?.Data ?? [], files })),
    { form, preserve: true },
  );
  // The steps say that the report types could not be loaded.
  if (types.error && !types.data) return none;
  return gaps && types.data ? (JSON.parse(gaps) as Gap[]) : none;
}
