import { Page, Panel, RequestRisk, StatusChip } from '@/shared/ui';
import { lazyPart } from '@/shared/ui/loading/lazy-part';
import { ActBar } from '../acts/act-bar.tsx';
import type { Analysis } from '../analysis.ts';
import { Following } from '../case/following.tsx';
import { ReopenAsked } from '../case/reopen-asked.tsx';
import { SinceVisit } from '../case/since-visit.tsx';
import type { Visit } from '../case/use-visit.ts';
import { CaseTabs } from '../desk/case-tabs.tsx';
import { DueDate } from '../desk/due-date.tsx';
import { Stepper } from '../desk/stepper.tsx';
import { stepsOf } from '../desk/steps.ts';
import { TabLabel } from '../desk/tab-label.tsx';
import { useTab } from '../desk/use-tab.ts';
import { FileViewer } from '../documents/viewer/file-viewer.tsx';
import layout from '../layout.module.css';
import { Facts } from '../summary/facts.tsx';
import { useTexts } from '../texts/index.ts';

const ClientComments = lazyPart(async () => (await import('./client-comments.tsx')).ClientComments);
const FileList = lazyPart(async () => (await import('../documents/file-list.tsx')).FileList);
const OpenQuestion = lazyPart(async () => (await import('./open-question.tsx')).OpenQuestion);
const SealedReports = lazyPart(async () => (await import('../sealed/sealed-reports.tsx')).SealedReports);
const Timeline = lazyPart(async () => (await import('../timeline/timeline.tsx')).Timeline);

type ClientViewProps = { analysis: Analysis; visit: Visit | null; reload: () => void };

/** A request as its client sees it: where it stands, what is asked, what came out. */
export function ClientView({ analysis, visit, reload }: ClientViewProps) {
  const t = useTexts();
  const { request, messages, reports } = analysis;
  const { tab, show } = useTab(reports.length > 0 ? 'report' : 'facts');
  const of = { client: request.clientId, request: request.id };
  const items = [
    ...(reports.length > 0
      ? [
          {
            key: 'report',
            label: (
              <TabLabel title={t('report')} count={reports.length > 1 ? reports.length : 0} of="versions" />
            ),
            children: <SealedReports request={request} reports={reports} decides />,
          },
        ]
      : []),
    {
      key: 'facts',
      label: t('facts'),
      children: (
        <Panel title={t('factsOfTheRequest')}>
          <Facts request={request} />
        </Panel>
      ),
    },
    {
      key: 'comments',
      label: <TabLabel title={t('comments')} count={messages.length} />,
      children: <ClientComments request={request} messages={messages} onReload={reload} />,
    },
    {
      key: 'documents',
      label: <TabLabel title={t('documents')} count={request.files.length} />,
      children: (
        <div className={layout.panel}>
          <FileList request={request} />
        </div>
      ),
    },
    {
      key: 'timeline',
      label: t('timeline'),
      children: <Timeline request={request} firm={false} version={messages.length} />,
    },
  ];
  return (
    <Page
      title={<bdi>{request.legalName || t('unnamedDraft')}</bdi>}
      mark={<StatusChip status={request.status} overdue={request.overdue} />}
      lead={t('numberRaisedByAuthorName', { number: request.number, authorName: request.authorName })}
      action={
        <ActBar
          request={{ ...request, actions: request.actions.filter((action) => action !== 'answer') }}
          onReload={reload}
        />
      }
    >
      <div className={`${layout.panel} ${layout.stack}`}>
        <Stepper steps={stepsOf(request, true)} />
        <div className={layout.row}>
          {request.rating && <RequestRisk of={request} withScore />}
          <DueDate request={request} forClient />
          <Following request={request} />
        </div>
      </div>
      <SinceVisit visit={visit} onShowTimeline={() => show('timeline')} />
      {request.actions.includes('answer') && (
        <OpenQuestion request={request} messages={messages} onReload={reload} />
      )}
      <ReopenAsked request={request} messages={messages} />
      <FileViewer of={of}>
        <CaseTabs tab={tab} onShow={show} items={items} />
      </FileViewer>
    </Page>
  );
}
