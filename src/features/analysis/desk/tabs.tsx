import { CommentsTab } from '../comments/comments-tab.tsx';
import { DocumentsTab } from '../documents/documents-tab.tsx';
import { decided } from '../edits/edits.ts';
import { FindingsTab } from '../findings/findings-tab.tsx';
import { MatchesTab } from '../matches/matches-tab.tsx';
import { OwnershipTab } from '../ownership/ownership-tab.tsx';
import { RatingTab } from '../rating/rating-tab.tsx';
import { ReportTab } from '../report/report-tab.tsx';
import { SummaryTab } from '../summary/summary-tab.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import { VersionsTab } from '../versions/versions-tab.tsx';
import type { Desk } from './desk.ts';
import { TabLabel } from './tab-label.tsx';

/** The tabs of the firm's view, with what is open or how much there is behind their titles. */
export function firmTabs(desk: Desk) {
  const { working, request, messages, reports, edits } = desk;
  const open = working.matches.filter((match) => decided(match, edits).disposition === 'unspecified').length;
  const findings = working.findings.filter(({ status }) => status !== 'dismissed').length;
  return [
    { key: 'summary', label: 'Summary', children: <SummaryTab desk={desk} /> },
    {
      key: 'matches',
      label: <TabLabel title="Matches" count={open} of="open" />,
      children: <MatchesTab desk={desk} />,
    },
    {
      key: 'findings',
      label: <TabLabel title="Findings" count={findings} />,
      children: <FindingsTab desk={desk} />,
    },
    { key: 'ownership', label: 'Ownership', children: <OwnershipTab desk={desk} /> },
    { key: 'report', label: 'Report', children: <ReportTab desk={desk} /> },
    { key: 'rating', label: 'Rating', children: <RatingTab desk={desk} /> },
    {
      key: 'documents',
      label: <TabLabel title="Documents" count={request.files.length} />,
      children: <DocumentsTab desk={desk} />,
    },
    {
      key: 'comments',
      label: <TabLabel title="Comments" count={messages.length} />,
      children: <CommentsTab desk={desk} />,
    },
    {
      key: 'timeline',
      label: 'Timeline',
      children: <Timeline request={request} firm version={working.version + messages.length} />,
    },
    {
      key: 'versions',
      label: <TabLabel title="Versions" count={reports.length} />,
      children: <VersionsTab request={request} reports={reports} />,
    },
  ];
}
