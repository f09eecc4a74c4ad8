import { useState } from 'react';
import { usePointSentences } from '@/shared/server-texts/point-sentence';
import { useAccess } from '@/shared/session';
import { Page, StatusChip, TakeNext, useUnsavedGuard } from '@/shared/ui';
import { useCountryNames } from '@/shared/words/country-names';
import type { RequestStatus } from '../../../../contract/request-statuses.ts';
import { ActBar } from '../acts/act-bar.tsx';
import type { Analysis, Working } from '../analysis.ts';
import { Following } from '../case/following.tsx';
import { ReopenAsked } from '../case/reopen-asked.tsx';
import { SinceVisit } from '../case/since-visit.tsx';
import type { Visit } from '../case/use-visit.ts';
import type { Clip } from '../documents/clip.ts';
import { FileViewer } from '../documents/viewer/file-viewer.tsx';
import { countEdits } from '../edits/edits.ts';
import { SaveBar } from '../edits/save-bar.tsx';
import { useEdits } from '../edits/use-edits.tsx';
import { useSaveKey } from '../edits/use-save-key.ts';
import { ReturnBanner } from '../review/return-banner.tsx';
import { useGoTo } from '../review/use-go-to.ts';
import { useTexts } from '../texts/index.ts';
import { CaseTabs } from './case-tabs.tsx';
import type { Desk } from './desk.ts';
import { Head } from './head.tsx';
import { permissionsOf } from './permissions.ts';
import { firmTabs } from './tabs.tsx';
import { useTab } from './use-tab.ts';

type FirmViewProps = {
  analysis: Analysis & { working: Working };
  visit: Visit | null;
  reload: () => void;
  settle: (working: Working) => void;
};

/** The working document: head, tabs, one save bar for whoever may edit. */
export function FirmView({ analysis, visit, reload, settle }: FirmViewProps) {
  const t = useTexts();
  const sentences = usePointSentences();
  const { request, working } = analysis;
  const access = useAccess();
  const { review } = working;
  const { tab, show } = useTab(firstTab(request.status, Boolean(review.returned)));
  const { goTo, target } = useGoTo(show);
  const [clip, setClip] = useState<Clip | null>(null);
  const takeClip = (taken: Clip) => {
    setClip(taken);
    show('findings');
  };
  const countries = useCountryNames();
  const may = permissionsOf(access, request.status);
  const { edits, edit, discard, save, saving, auto, dialog } = useEdits({ analysis, settle, reload, show });
  const unsaved = countEdits(edits);
  useUnsavedGuard(unsaved > 0, stayingHere(request.id));
  useSaveKey(save, may.edit);

  const desk: Desk = {
    ...analysis,
    edits,
    edit,
    may,
    goTo,
    target,
    clip,
    dropClip: () => setClip(null),
    reload,
    settle,
  };
  const tabs = firmTabs(desk, t);
  const where = [request.clientName, countries.nameOf(request.country)].filter(Boolean).join(' · ');
  return (
    <Page
      title={<bdi>{request.legalName || t('unnamedDraft')}</bdi>}
      mark={<StatusChip status={request.status} overdue={request.overdue} />}
      lead={t('numberWhereRaisedByAuthorName', {
        number: request.number,
        where,
        authorName: request.authorName,
      })}
      action={
        <>
          <ActBar
            request={request}
            openPoints={sentences(working.points, working.openPoints)}
            unsaved={unsaved}
            working={working}
            onReload={reload}
          />
          {request.actions.length === 0 && <TakeNext />}
        </>
      }
    >
      <Head request={request} rating={working.rating}>
        <Following request={request} mayTag={may.comment || may.screen} onTagged={reload} />
      </Head>
      <SinceVisit visit={visit} onShowTimeline={() => show('timeline')} />
      <ReturnBanner review={review} onShow={() => show('review')} />
      <ReopenAsked request={request} messages={analysis.messages} />
      <FileViewer
        of={{ client: request.clientId, request: request.id }}
        webPages={webPagesOf(working.media.sources)}
        onClip={may.edit ? takeClip : undefined}
      >
        <CaseTabs tab={tab} onShow={show} items={tabs} />
      </FileViewer>
      {(may.edit || unsaved > 0) && (
        <SaveBar count={unsaved} busy={saving} auto={auto} onSave={save} onDiscard={discard} />
      )}
      {dialog}
    </Page>
  );
}

/** A second review begins at what changed; a released request is its sealed report. */
function firstTab(status: RequestStatus, wasReturned: boolean) {
  if (status === 'released') return 'report';
  return status === 'in_review' && wasReturned ? 'review' : 'summary';
}

const webPagesOf = (sources: Desk['working']['media']['sources']) =>
  sources.flatMap(({ attachmentId, isWebPage }) => (isWebPage && attachmentId ? [attachmentId] : []));

/** Moving between the tabs of one request leaves nothing behind. */
const stayingHere = (request: string) => (address: { pathname: string; search: string }) =>
  address.pathname.includes('/requestanalysis') && address.search.includes(request);
