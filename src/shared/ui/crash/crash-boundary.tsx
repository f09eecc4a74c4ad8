import { Component, type ReactNode } from 'react';
import { PlainButton } from '../plain/plain-button.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { useTexts } from '../texts/index.ts';

type CrashBoundaryProps = {
  children: ReactNode /** A new place begins without the crash of the one before. */;
  place: string;
};
type CrashBoundaryState = { error: Error | null; place: string };

/** The browser's words when code cannot be loaded: without a connection, or where the server has a newer version. */
const NOT_LOADED = /dynamically imported module|Importing a module script failed|error loading dynamically/i;

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
    return <Crashed isLoaded={!NOT_LOADED.test(error.message)} />;
  }
}

function Crashed({ isLoaded }: { isLoaded: boolean }) {
  const t = useTexts();
  return (
    <div role="alert">
      <EmptyState
        title={isLoaded ? t('thisPageFailed') : t('couldntOpenThisPage')}
        text={isLoaded ? t('partOfThisPageCouldNot') : t('theConnectionWasInterruptedOrUpdated')}
        action={
          <PlainButton look="primary" onClick={() => location.reload()}>
            {t('reload')}
          </PlainButton>
        }
      />
    </div>
  );
}
