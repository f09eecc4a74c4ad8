import { Button } from 'antd';
import { ApiProblem } from '../../http/api-problem.ts';
import styles from './states.module.css';

type ErrorStateProps = { error: unknown; onRetry?: () => void; title?: string };

const TITLES: Record<number, string> = {
  0: 'Can’t reach the server',
  403: 'You don’t have access to this',
  404: 'Not found',
  503: 'The server is busy',
};

/** What went wrong, in the server's words, with its id and a way to try again. */
export function ErrorState({ error, onRetry, title }: ErrorStateProps) {
  const problem = error instanceof ApiProblem ? error : undefined;
  return (
    <div className={styles.state} role="alert">
      <p className={styles.title}>{title ?? TITLES[problem?.status ?? -1] ?? 'This could not be loaded'}</p>
      <p className={styles.text}>{problem?.message ?? 'Something failed on this page. Try again.'}</p>
      {problem?.id && <p className={styles.id}>Reference {problem.id}</p>}
      {onRetry && <Button onClick={onRetry}>Try again</Button>}
    </div>
  );
}
