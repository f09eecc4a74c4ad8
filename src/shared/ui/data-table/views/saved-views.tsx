import { history } from '@umijs/max';
import { Button } from 'antd';
import { useState } from 'react';
import { ApiProblem, call } from '../../../http/index.ts';
import { type Translate, useTexts } from '../../texts/index.ts';
import { toast } from '../../toasts/toast-store.ts';
import { ToolPopup } from '../tool-popup.tsx';
import { KeepView } from './keep-view.tsx';
import styles from './saved-views.module.css';

type View = Awaited<ReturnType<typeof read>>['Data'][number];

const read = (list: string) => call('GET /reports/v1.0/savedviews', { list });

/** The views of a list: one’s own and those that colleagues share, and a way to keep the present one. */
export function SavedViews({ list }: { list: string }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const [views, setViews] = useState<readonly View[]>();
  const show = (next: boolean) => {
    setOpen(next);
    if (next) withToast(async () => setViews((await read(list)).Data));
  };
  const choose = ({ query }: View) => {
    setOpen(false);
    history.push({ pathname: location.pathname, search: query });
  };
  const remove = ({ id, title }: View) =>
    withToast(async () => {
      const { Data } = await call('POST /reports/v1.0/savedviews', { action: 'remove', list, id });
      setViews(Data);
      toast.success(t('viewRemoved'), title);
    });
  return (
    <ToolPopup name={t('views')} title={t('viewsOfThisList')} open={open} onOpenChange={show}>
      {views?.length === 0 && <p className={styles.none}>{t('noSavedViewsYet')}</p>}
      <ul className={styles.list}>
        {views?.map((view) => (
          <li key={view.id}>
            <Button type="text" className={styles.view} onClick={() => choose(view)}>
              <span dir="auto">{view.title}</span>
              <small>{whose(t, view)}</small>
            </Button>
            {view.own && (
              <Button
                size="small"
                aria-label={t('removeTitle', { title: view.title })}
                onClick={() => remove(view)}
              >
                {t('remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <KeepView list={list} onKept={setViews} />
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
