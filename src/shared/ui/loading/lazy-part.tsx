import { type ComponentType, Suspense } from 'react';
import { PlainButton } from '../plain/plain-button.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { SkeletonList } from '../states/skeleton-list.tsx';
import { useTexts } from '../texts/index.ts';
import { lazyAgain } from './lazy-again.tsx';

/** A part of a page, such as a tab, whose code is loaded when it is first shown. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazyAgain(load, NotLoaded);
  return (props: Props) => (
    <Suspense fallback={<SkeletonList />}>
      <Part {...props} />
    </Suspense>
  );
}

/** The rest of the page, and what was written on it, stays. */
function NotLoaded({ again }: { again: () => void }) {
  const t = useTexts();
  return (
    <div role="alert">
      <EmptyState
        title={t('couldntOpenThis')}
        text={t('checkYourConnectionAndTryAgain')}
        action={<PlainButton onClick={again}>{t('tryAgain')}</PlainButton>}
      />
    </div>
  );
}
