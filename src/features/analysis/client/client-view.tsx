import { Tabs } from 'antd';
import { Page, Panel, RiskChip, StatusChip } from '@/shared/ui';
import { ActBar } from '../acts/act-bar.tsx';
import type { Analysis } from '../analysis.ts';
import { MessageList } from '../comments/message-list.tsx';
import { Timeline } from '../comments/timeline.tsx';
import { DueDate } from '../desk/due-date.tsx';
import { Stepper } from '../desk/stepper.tsx';
import { stepsOf } from '../desk/steps.ts';
import { TabLabel } from '../desk/tab-label.tsx';
import { useTab } from '../desk/use-tab.ts';
import { FileList } from '../documents/file-list.tsx';
import layout from '../layout.module.css';
import { Facts } from '../summary/facts.tsx';
import { ClientReports } from './client-reports.tsx';
import { OpenQuestion } from './open-question.tsx';
import { statusWord } from './status-words.ts';

type ClientViewProps = { analysis: Analysis; reload: () => void };

/** A request as its client sees it: where it stands, what is asked, what came out. */
export function ClientView({ analysis, reload }: ClientViewProps) {
  const { request, messages, reports, timeline } = analysis;
  const { tab, show } = useTab(reports.length > 0 ? 'report' : 'facts');
  const of = { client: request.clientId, request: request.id };
  const items = [
    ...(reports.length > 0
      ? [
          {
            key: 'report',
            label: <TabLabel title="Report" count={reports.length > 1 ? reports.length : 0} of="versions" />,
            children: <ClientReports request={request} reports={reports} />,
          },
        ]
      : []),
    {
      key: 'facts',
      label: 'Facts',
      children: (
        <Panel title="Facts of the request">
          <Facts request={request} />
        </Panel>
      ),
    },
    {
      key: 'comments',
      label: <TabLabel title="Comments" count={messages.length} />,
      children: (
        <Panel title="Questions and comments">
          <MessageList messages={messages} of={of} />
        </Panel>
      ),
    },
    {
      key: 'documents',
      label: <TabLabel title="Documents" count={request.files.length} />,
      children: (
        <div className={layout.panel}>
          <FileList request={request} />
        </div>
      ),
    },
    { key: 'timeline', label: 'Timeline', children: <Timeline items={timeline} /> },
  ];
  return (
    <Page
      title={<bdi>{request.legalName || 'Unnamed draft'}</bdi>}
      mark={
        <StatusChip status={request.status} label={statusWord(request.status)} overdue={request.overdue} />
      }
      lead={`${request.number} · raised by ${request.authorName}`}
      action={
        <ActBar
          request={{ ...request, actions: request.actions.filter((action) => action !== 'answer') }}
          onDone={reload}
        />
      }
    >
      <div className={`${layout.panel} ${layout.stack}`}>
        <Stepper steps={stepsOf(request, true)} />
        <div className={layout.row}>
          {request.rating && <RiskChip band={request.rating} score={request.ratingScore} />}
          <DueDate request={request} />
        </div>
      </div>
      {request.actions.includes('answer') && (
        <OpenQuestion request={request} messages={messages} onDone={reload} />
      )}
      <Tabs activeKey={tab} onChange={show} items={items} />
    </Page>
  );
}
