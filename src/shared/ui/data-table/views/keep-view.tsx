import { Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { SavedViewLimits } from '../../../../../contract/limits.ts';
import { useSession } from '../../../session/index.ts';
import { useAct } from '../../calls/use-act.tsx';
import { useTexts } from '../../texts/index.ts';
import { toast } from '../../toasts/toast-store.ts';
import styles from './saved-views.module.css';

/** Which page one was on does not belong to a view. */
function presentQuery() {
  const params = new URLSearchParams(location.search);
  params.delete('current');
  return params.toString();
}

/** Keeps what the list shows now under a title. */
export function KeepView({ list }: { list: string }) {
  const t = useTexts();
  const [title, setTitle] = useState('');
  const [shared, setShared] = useState(false);
  const { readOnly } = useSession();
  const { act, busy, problem, dialog } = useAct('POST /reports/v1.0/savedviews', {
    onDone: () => {
      toast.success(t('viewSaved'), title);
      setTitle('');
    },
  });
  const wrong = problem?.fields['view.title'];
  return (
    <form
      className={styles.keep}
      onSubmit={(event) => {
        event.preventDefault();
        act({ action: 'keep', list, view: { title, query: presentQuery(), shared } });
      }}
    >
      <Input
        aria-label={t('nameOfTheCurrentView')}
        placeholder={t('saveViewAs')}
        value={title}
        maxLength={SavedViewLimits.title}
        status={wrong ? 'error' : ''}
        onChange={({ target }) => setTitle(target.value)}
      />
      {wrong && <span role="alert">{wrong}</span>}
      <div className={styles.row}>
        {!readOnly && (
          <Checkbox checked={shared} onChange={({ target }) => setShared(target.checked)}>
            {t('shareWithColleagues')}
          </Checkbox>
        )}
        <Button htmlType="submit" disabled={title.trim() === ''} loading={busy}>
          {t('save')}
        </Button>
      </div>
      {dialog}
    </form>
  );
}
