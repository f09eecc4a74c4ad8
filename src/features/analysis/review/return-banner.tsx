import { Alert, Button } from 'antd';
import { TimeText } from '@/shared/ui';
import type { Review } from '../analysis.ts';
import { useTexts } from '../texts/index.ts';
import styles from './review.module.css';

type ReturnBannerProps = { review: Review; onShow: () => void };

/** Who returned the request, when and why, until it is submitted for review again. */
export function ReturnBanner({ review: { returned, comments }, onShow }: ReturnBannerProps) {
  const t = useTexts();
  if (!returned || returned.submittedAt) return null;
  const open = comments.filter(({ doneAt }) => !doneAt).length;
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBlock: 16 }}
      title={t.rich('reviewReturnedBy', {
        name: <bdi>{returned.byName}</bdi>,
        at: <TimeText at={returned.at} />,
      })}
      description={
        <>
          <p dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', margin: 0 }}>
            {returned.reason}
          </p>
          {comments.length > 0 && (
            <Button type="link" className={styles.link} onClick={onShow}>
              {t('reviewOpenOf', { open, all: comments.length })}
            </Button>
          )}
        </>
      }
    />
  );
}
