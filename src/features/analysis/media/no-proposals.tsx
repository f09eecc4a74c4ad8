import { Button } from 'antd';
import { formatPercent } from '@/shared/format';
import { useWords } from '@/shared/words/use-words';
import type { Attachment, Working } from '../analysis.ts';
import { useFileViewer } from '../documents/viewer/file-viewer.tsx';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';

type NoProposalsProps = {
  source: Pick<Working['media']['sources'][number], 'status' | 'proposed' | 'noProposals' | 'attachmentId'>;
  files: readonly Attachment[];
};

const SENTENCES = {
  not_english: 'nothingNotEnglish',
  not_named: 'nothingNamed',
  not_tied: 'nothingTied',
  not_adverse: 'nothingNamed',
} as const;

/** Why the model proposed nothing of a document, and how near it came. */
export function NoProposals({ source, files }: NoProposalsProps) {
  const word = useWords();
  const t = useTexts();
  const { open } = useFileViewer();
  const { status, proposed, noProposals, attachmentId } = source;
  if (status !== 'read' || proposed > 0 || !noProposals) return null;
  const { reason, closest } = noProposals;
  if (reason !== 'not_adverse' || !closest) return <p className={layout.prose}>{t(SENTENCES[reason])}</p>;
  const file = files.find(({ id }) => id === attachmentId);
  return (
    <div className={layout.row}>
      <p className={layout.prose}>
        {t('nothingAdverseFound', {
          share: formatPercent(Math.round(closest.probability * 100)),
          label: word(closest.label),
        })}
      </p>
      {file && (
        <Button size="small" onClick={() => open(file, { passage: closest.excerpt, page: closest.page })}>
          {t('showTheClosestPassage')}
        </Button>
      )}
    </div>
  );
}
