import { Component, type ReactNode } from 'react';
import { PlainButton } from '../plain/plain-button.tsx';
import { EmptyState } from '../states/empty-state.tsx';

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
    return (
      <div role="alert">
        <EmptyState
          title={outdated ? 'A new version is here' : 'This page failed'}
          text={
            outdated
              ? 'The application was updated while you worked. Reload to go on with the new version.'
              : 'Something on this page could not be drawn. Reload it; if it fails again, tell your support.'
          }
          action={
            <PlainButton look="primary" onClick={() => location.reload()}>
              Reload
            </PlainButton>
          }
        />
      </div>
    );
  }
}
