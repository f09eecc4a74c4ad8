import { Link } from '@umijs/max';
import { Alert, Button, Checkbox, Progress, Radio } from 'antd';
import { useState } from 'react';
import { useStoredSentence } from '@/shared/server-texts/stored-sentence';
import { Literal } from '@/shared/texts/literal';
import { TEXTS } from '../../../../contract/words.ts';
import { useTexts } from '../texts/index.ts';
import styles from './bulk.module.css';
import { isLeft, isMade } from './bulk-row.ts';
import { downloadRest } from './csv-files.ts';
import type { useBulk } from './use-bulk.ts';

/** How the good rows are raised, how far it has come, and the way on for the rest. */
export function SendBar({ bulk }: { bulk: ReturnType<typeof useBulk> }) {
  const t = useTexts();
  const say = useStoredSentence();
  const { phase, rows, share, problem } = bulk;
  const [submit, setSubmit] = useState(true);
  const [consent, setConsent] = useState(false);
  const good = rows.filter(isLeft).length;
  const made = rows.filter(isMade);
  const submitted = made.filter((row) => row.made?.status !== 'draft').length;
  const rest = rows.length - made.length;
  const waits = phase === 'ready' || phase === 'stopped';
  return (
    <>
      {phase === 'stopped' && (
        <Alert
          type="warning"
          showIcon
          title={say(problem)}
          description={t('madeRequestsWereCreatedNoneIs', { made: made.length })}
        />
      )}
      {phase === 'done' && (
        <Alert
          type={rest > 0 ? 'warning' : 'success'}
          showIcon
          title={t('submittedRequestsSubmittedDraftsDraftsSaved', {
            submitted,
            drafts: made.length - submitted,
          })}
          description={
            <>
              {rest > 0 && `${t('restRowsWereNotImported', { rest })} `}
              <Link to="/pages/newrequest">{t('yourOpenRequests')}</Link>
            </>
          }
        />
      )}
      {waits && good > 0 && (
        <Radio.Group
          value={submit}
          onChange={({ target }) => setSubmit(target.value)}
          options={[
            { value: true, label: t('submitThem') },
            { value: false, label: t('saveAsDrafts') },
          ]}
        />
      )}
      {waits && good > 0 && submit && (
        <Checkbox
          className={styles.consent}
          checked={consent}
          onChange={({ target }) => setConsent(target.checked)}
        >
          <Literal>{TEXTS.consent}</Literal>
        </Checkbox>
      )}
      <div className={styles.bar}>
        {waits && good > 0 && (
          <Button type="primary" disabled={submit && !consent} onClick={() => bulk.send(submit)}>
            {t(phase === 'stopped' ? 'continueWithRows' : 'importRows', { good })}
          </Button>
        )}
        {phase === 'sending' && (
          <>
            <Progress
              percent={Math.round(share * 100)}
              style={{ maxWidth: 320 }}
              aria-label={t('importing')}
            />
            <Button onClick={bulk.stop}>{t('stop')}</Button>
          </>
        )}
        {rest > 0 && phase !== 'sending' && (
          <Button onClick={() => downloadRest(rows, say)}>
            {made.length > 0 ? t('downloadTheRestAsCSV') : t('downloadRowsWithErrors')}
          </Button>
        )}
        {phase !== 'sending' && <Button onClick={bulk.clear}>{t('chooseAnotherFile')}</Button>}
      </div>
    </>
  );
}
