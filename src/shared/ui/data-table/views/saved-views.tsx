import { history } from '@umijs/max';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import type { AnswerOf } from '../../../../../contract/index.ts';
import { ApiProblem, call } from '../../../http/index.ts';
import { Failure } from '../../calls/failure.tsx';
import { useCall } from '../../calls/use-call.ts';
import { type Translate, useTexts } from '../../texts/index.ts';
import { toast } from '../../toasts/toast-store.ts';
import { ToolPopup } from '../tool-popup.tsx';
import { KeepView } from './keep-view.tsx';
import styles from './saved-views.module.css';

type View = AnswerOf<'GET /reports/v1.0/savedviews'>['Data'][number];

/**
 * The views of a list: one’s own and those that colleagues share, each to open, to pin into the switch of views or to
 * make the default; and a way to keep the present one.
 */
export function SavedViews({ list }: { list: string }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const read = useCall('GET /reports/v1.0/savedviews', open ? { list } : null);
  const views = read.data?.Data;
  const choose = ({ query }: View) => {
    setOpen(false);
    history.push({ pathname: location.pathname, search: query });
  };
  const remove = ({ id, title }: View) =>
    withToast(async () => {
      await call('POST /reports/v1.0/savedviews', { action: 'remove', list, id });
      toast.success(t('viewRemoved'), title);
    });
  /** Sends the mark that was set alone: one that was set just before may not be read again yet. */
  const mark = ({ id }: View, changed: Partial<Pick<View, 'pinned' | 'isDefault'>>) =>
    withToast(async () => {
      await call('POST /reports/v1.0/savedviews', { action: 'mark', list, id, ...changed });
    });
  return (
    <ToolPopup name={t('views')} title={t('viewsOfThisList')} open={open} onOpenChange={setOpen}>
      <Failure of={read} />
      {views?.length === 0 && <p className={styles.none}>{t('noSavedViewsYet')}</p>}
      <ul className={styles.list}>
        {views?.map((view) => (
          <li key={view.id}>
            <Button type="text" className={styles.view} onClick={() => choose(view)}>
              <span dir="auto" title={view.title}>
                {view.title}
              </span>
              <small>{whose(t, view)}</small>
            </Button>
            <div className={styles.marks}>
              <Checkbox
                aria-label={t('pinTitle', { title: view.title })}
                checked={view.pinned}
                onChange={({ target }) => mark(view, { pinned: target.checked })}
              >
                {t('pin')}
              </Checkbox>
              <Checkbox
                aria-label={t('openByDefaultTitle', { title: view.title })}
                checked={view.isDefault}
                onChange={({ target }) => mark(view, { isDefault: target.checked })}
              >
                {t('openByDefault')}
              </Checkbox>
              {view.own && (
                <Button
                  size="small"
                  aria-label={t('removeTitle', { title: view.title })}
                  onClick={() => remove(view)}
                >
                  {t('remove')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <KeepView list={list} />
    </ToolPopup>
  );
}

function whose(t: Translate, { shared, own, owner }: View) {
  if (!own) return t('sharedByOwner', { owner });
  return shared ? t('sharedByYou') : '';
}

/** A refused call has told so by its toast already. */
async function withToast(work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  }
}
