import { history } from '@umijs/max';
import { Button, Result } from 'antd';
import { formatDay } from '@/shared/format';
import type { requests } from '../../../contract/index.ts';

/** The number to refer to, and where to go from here. */
export function Submitted({ request }: { request: requests.RequestDetail }) {
  return (
    <Result
      status="success"
      title={<h1 style={{ margin: 0, font: 'inherit' }}>{`Request ${request.number} submitted`}</h1>}
      subTitle={
        <>
          <span dir="auto">{request.legalName}</span> is being screened now.
          {request.dueOn && ` The report is due on ${formatDay(request.dueOn)}.`}
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
          Open request
        </Button>,
        <Button key="list" onClick={() => history.push('/pages/newrequest')}>
          My requests
        </Button>,
      ]}
    />
  );
}
