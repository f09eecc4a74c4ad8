import type { FormInstance } from 'antd';
import { useEffect, useRef } from 'react';

/** A form that was begun on an older version begins again on the newer one that a person asked for. */
export function useNewerValues<Values>(form: FormInstance<Values>, version: number | undefined) {
  const begun = useRef(version);
  useEffect(() => {
    if (begun.current !== undefined && begun.current !== version) form.resetFields();
    begun.current = version;
  }, [form, version]);
}
