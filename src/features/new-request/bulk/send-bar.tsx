import { Link } from '@umijs/max';
import { Alert, Button, Checkbox, Progress, Radio } from 'antd';
import { useState } from 'react';
import { plural } from '@/shared/format';
import { TEXTS } from '../../../../contract/words.ts';
import styles from './bulk.module.css';
import { isLeft, isMade } from './bulk-row.ts';
import { downloadRest } from './csv-files.ts';
import type { useBulk } from './use-bulk.ts';

/** How the good rows are raised, how far it has come, and the way on for the rest. */
export function SendBar({ bulk }: { bulk: ReturnType<typeof useBulk> }) {
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
          title={problem}
          description={`${plural(made.length, 'request was', 'requests were')} made; none is made twice if you go on.`}
        />
      )}
      {phase === 'done' && (
        <Alert
          type={rest > 0 ? 'warning' : 'success'}
          showIcon
          title={`${plural(submitted, 'request', 'requests')} submitted, ${plural(made.length - submitted, 'draft', 'drafts')} kept`}
          description={
            <>
              {rest > 0 && `${plural(rest, 'row was', 'rows were')} not imported. `}
              <Link to="/pages/newrequest">Your open requests</Link>
            </>
          }
        />
      )}
      {waits && good > 0 && (
        <Radio.Group
          value={submit}
          onChange={({ target }) => setSubmit(target.value)}
          options={[
            { value: true, label: 'Submit them' },
            { value: false, label: 'Save as drafts' },
          ]}
        />
      )}
      {waits && good > 0 && submit && (
        <Checkbox
          className={styles.consent}
          checked={consent}
          onChange={({ target }) => setConsent(target.checked)}
        >
          {TEXTS.consent}
        </Checkbox>
      )}
      <div className={styles.bar}>
        {waits && good > 0 && (
          <Button type="primary" disabled={submit && !consent} onClick={() => bulk.send(submit)}>
            {phase === 'stopped' ? 'Continue with' : 'Import'} {plural(good, 'row', 'rows')}
          </Button>
        )}
        {phase === 'sending' && (
          <>
            <Progress percent={Math.round(share * 100)} style={{ maxWidth: 320 }} aria-label="Import" />
            <Button onClick={bulk.stop}>Stop</Button>
          </>
        )}
        {rest > 0 && phase !== 'sending' && (
          <Button onClick={() => downloadRest(rows)}>
            {made.length > 0 ? 'Download the rest as CSV' : 'Download with what is wrong'}
          </Button>
        )}
        {phase !== 'sending' && <Button onClick={bulk.clear}>Choose another file</Button>}
      </div>
    </>
  );
}
