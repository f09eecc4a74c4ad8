import { Link } from '@umijs/max';
import { Button, Space } from 'antd';
import { ApiProblem } from '../../http/api-problem.ts';
import { useTexts } from '../texts/index.ts';
import styles from './states.module.css';

type ErrorStateProps = {
  error: unknown;
  onRetry?: () => void;
  title?: string;
  /** The address of the list in which what is not found might have stood. */
  list?: string;
};

const TITLES = {
  0: 'cantReachTheServer',
  403: 'youDontHaveAccessToThis',
  404: 'notFound',
  503: 'theServerIsBusy',
} as const;

/** What went wrong, in the server's words, with its id and a way to try again. */
export function ErrorState({ error, onRetry, title, list }: ErrorStateProps) {
  const t = useTexts();
  const problem = error instanceof ApiProblem ? error : undefined;
  const known = TITLES[problem?.status as keyof typeof TITLES];
  return (
    <div className={styles.state} role="alert">
      <p className={styles.title}>{title ?? t(known ?? 'thisCouldNotBeLoaded')}</p>
      <p className={styles.text}>{problem?.message ?? t('somethingFailedOnThisPageTry')}</p>
      {problem?.id && <p className={styles.id}>{t('referenceId', { id: problem.id })}</p>}
      <Space wrap>
        {list && problem?.status === 404 && <Link to={list}>{t('openTheList')}</Link>}
        {onRetry && <Button onClick={onRetry}>{t('tryAgain')}</Button>}
      </Space>
    </div>
  );
}
