import { history } from '@umijs/max';
import { Button, Result } from 'antd';
import { formatDay } from '@/shared/format';
import type { requests } from '../../../contract/index.ts';
import { useTexts } from './texts/index.ts';

/** The number to refer to, and where to go from here. */
export function Submitted({ request }: { request: requests.RequestDetail }) {
  const t = useTexts();
  return (
    <Result
      status="success"
      title={
        <h1 style={{ margin: 0, font: 'inherit' }}>
          {t('requestNumberSubmitted', { number: request.number })}
        </h1>
      }
      subTitle={
        <>
          <span dir="auto">{request.legalName}</span> {t('isBeingScreenedNow')}
          {request.dueOn && ` ${t('theReportIsDueOnDueOn', { dueOn: formatDay(request.dueOn) })}`}
        </>
      }
      extra={[
        <Button
          key="open"
          type="primary"
          onClick={() =>
            history.push(`/pages/requestanalysis?client=${request.clientId}&request=${request.id}`)
          }
        >
          {t('openRequest')}
        </Button>,
        <Button key="list" onClick={() => history.push('/pages/newrequest')}>
          {t('myRequests')}
        </Button>,
      ]}
    />
  );
}
