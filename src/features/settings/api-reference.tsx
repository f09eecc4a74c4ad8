import { Button, Collapse } from 'antd';
import { saveBlob } from '@/shared/http';
import { ErrorState, SkeletonList, useCall } from '@/shared/ui';
import { useTexts } from './texts/index.ts';

type Spec = { paths?: Record<string, Record<string, { summary?: string }>> };

/** The contract of every call, as OpenAPI, for those who build against it. */
export function ApiReference() {
  const t = useTexts();
  const { data, error, reload } = useCall(
    'GET /security/v1.0/settings',
    { name: 'openapi' },
    { quiet: true },
  );
  if (error) return <ErrorState error={error} onRetry={reload} />;
  const spec = data?.Data.openapi as Spec | undefined;
  if (!spec) return <SkeletonList />;
  const calls = Object.entries(spec.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method: method.toUpperCase(), call })),
  );
  const save = () =>
    saveBlob(new Blob([JSON.stringify(spec, null, 2)], { type: 'application/json' }), 'openapi.json');
  return (
    <>
      <p>
        {t('api.calls', { count: calls.length })} <Button onClick={save}>{t('api.save')}</Button>
      </p>
      <Collapse
        items={calls.map(({ path, method, call }) => ({
          key: `${method} ${path}`,
          label: (
            <>
              <code>
                {method} {path}
              </code>{' '}
              <bdi>{call.summary}</bdi>
            </>
          ),
          children: <pre style={{ overflow: 'auto', maxHeight: 420 }}>{JSON.stringify(call, null, 2)}</pre>,
        }))}
      />
    </>
  );
}
