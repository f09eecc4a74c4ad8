import { lazyPart } from '@/shared/ui/loading/lazy-part';
import { isUndecided } from '../edits/edits.ts';
import { SummaryTab } from '../summary/summary-tab.tsx';
import type { Translate } from '../texts/index.ts';
import type { Desk } from './desk.ts';
import { TabLabel } from './tab-label.tsx';

const CommentsTab = lazyPart(async () => (await import('../comments/comments-tab.tsx')).CommentsTab);
const DocumentsTab = lazyPart(async () => (await import('../documents/documents-tab.tsx')).DocumentsTab);
const FindingsTab = lazyPart(async () => (await import('../findings/findings-tab.tsx')).FindingsTab);
const MatchesTab = lazyPart(async () => (await import('../matches/matches-tab.tsx')).MatchesTab);
const OwnershipTab = lazyPart(async () => (await import('../ownership/ownership-tab.tsx')).OwnershipTab);
const ReviewTab = lazyPart(async () => (await import('../review/review-tab.tsx')).ReviewTab);
const RatingTab = lazyPart(async () => (await import('../rating/rating-tab.tsx')).RatingTab);
const ReportTab = lazyPart(async () => (await import('../report/report-tab.tsx')).ReportTab);
const SealedReports = lazyPart(async () => (await import('../sealed/sealed-reports.tsx')).SealedReports);
const Timeline = lazyPart(async () => (await import('../timeline/timeline.tsx')).Timeline);
const VersionsTab = lazyPart(async () => (await import('../versions/versions-tab.tsx')).VersionsTab);

/** The tabs of the firm's view, with what is open or how much there is behind their titles. */
export function firmTabs(desk: Desk, t: Translate) {
  const { working, request, messages, reports, edits } = desk;
  const open = working.matches.filter((match) => isUndecided(match, edits)).length;
  const findings = working.findings.filter(({ status }) => status !== 'dismissed').length;
  const { returned, comments } = working.review;
  return [
    ...(returned || comments.length > 0
      ? [
          {
            key: 'review',
            label: (
              <TabLabel
                title={t('review')}
                count={comments.filter(({ doneAt }) => !doneAt).length}
                of={t('ofOpen')}
              />
            ),
            children: <ReviewTab desk={desk} />,
          },
        ]
      : []),
    { key: 'summary', label: t('summary'), children: <SummaryTab desk={desk} /> },
    {
      key: 'matches',
      label: <TabLabel title={t('matches')} count={open} of={t('ofOpen')} />,
      children: <MatchesTab desk={desk} />,
    },
    {
      key: 'findings',
      label: <TabLabel title={t('findings')} count={findings} />,
      children: <FindingsTab desk={desk} />,
    },
    { key: 'ownership', label: t('ownership'), children: <OwnershipTab desk={desk} /> },
    {
      key: 'report',
      label: t('report'),
      children:
        request.status === 'released' ? (
          <SealedReports request={request} reports={reports} />
        ) : (
          <ReportTab desk={desk} />
        ),
    },
    { key: 'rating', label: t('rating'), children: <RatingTab desk={desk} /> },
    {
      key: 'documents',
      label: <TabLabel title={t('documents')} count={request.files.length} />,
      children: <DocumentsTab desk={desk} />,
    },
    {
      key: 'comments',
      label: <TabLabel title={t('comments')} count={messages.length} />,
      children: <CommentsTab desk={desk} />,
    },
    {
      key: 'timeline',
      label: t('timeline'),
      children: <Timeline request={request} firm version={working.version + messages.length} />,
    },
    {
      key: 'versions',
      label: <TabLabel title={t('versions')} count={reports.length} />,
      children: <VersionsTab request={request} reports={reports} />,
    },
  ];
}
