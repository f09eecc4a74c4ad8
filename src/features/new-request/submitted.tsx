import { history } from '@umijs/max';
import { Button, Result, Steps } from 'antd';
import { formatDay } from '@/shared/format';
import type { requests } from '../../../contract/index.ts';
import { useTexts } from './texts/index.ts';

/** The number to refer to, what happens next, and where to go from here. */
export function Submitted({ request }: { request: requests.RequestDetail }) {
  const t = useTexts();
  const address = `/pages/requestanalysis?client=${request.clientId}&request=${request.id}`;
  const due = request.dueOn && formatDay(request.dueOn);
  return (
    <>
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
            {due && ` ${t('theReportIsDueOnDueOn', { dueOn: due })}`}
          </>
        }
        extra={[
          <Button key="open" type="primary" onClick={() => history.push(address)}>
            {t('openRequest')}
          </Button>,
          <Button key="more" onClick={() => history.push(`${address}&tab=comments`)}>
            {t('addDocumentsOrAComment')}
          </Button>,
          <Button key="another" onClick={() => history.push(`/pages/newrequest?new=${request.number}`)}>
            {t('raiseAnotherRequest')}
          </Button>,
          <Button key="list" onClick={() => history.push('/pages/newrequest')}>
            {t('myRequests')}
          </Button>,
        ]}
      />
      <section aria-labelledby="happens-next" style={{ maxWidth: 640, margin: '0 auto' }}>
        <h2 id="happens-next" style={{ fontSize: 16 }}>
          {t('whatHappensNext')}
        </h2>
        <Steps
          orientation="vertical"
          size="small"
          current={0}
          items={[
            { title: t('screening'), content: t('namesAreComparedWithTheWatchlists') },
            { title: t('assignment'), content: t('theFirmAssignsADrafter') },
            { title: t('questions'), content: t('ifSomethingIsUnclearYouAreAsked') },
            {
              title: due ? t('reportByDay', { due }) : t('report'),
              content: t('aSecondPersonReviewsAndReleases'),
            },
          ]}
        />
      </section>
    </>
  );
}
