import { Component, type ReactNode } from 'react';
import { PlainButton } from '../plain/plain-button.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { useTexts } from '../texts/index.ts';

type CrashBoundaryProps = {
  children: ReactNode /** A new place begins without the crash of the one before. */;
  place: string;
};
type CrashBoundaryState = { error: Error | null; place: string };

/** The browser's words when a part of the app is no longer on the server, because a newer version is. */
const OUTDATED = /dynamically imported module|Importing a module script failed|error loading dynamically/i;

/** Keeps the shell alive when a page fails to draw, and offers the reload that helps. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { error: null, place: this.props.place };

  static getDerivedStateFromError(error: Error): Partial<CrashBoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(props: CrashBoundaryProps, state: CrashBoundaryState) {
    return props.place === state.place ? null : { error: null, place: props.place };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const outdated = OUTDATED.test(error.message);
    return <Crashed outdated={outdated} />;
  }
}

function Crashed({ outdated }: { outdated: boolean }) {
  const t = useTexts();
  return (
    <div role="alert">
      <EmptyState
        title={outdated ? t('aNewVersionIsHere') : t('thisPageFailed')}
        text={outdated ? t('theApplicationWasUpdatedWhileYou') : t('partOfThisPageCouldNot')}
        action={
          <PlainButton look="primary" onClick={() => location.reload()}>
            {t('reload')}
          </PlainButton>
        }
      />
    </div>
  );
}
