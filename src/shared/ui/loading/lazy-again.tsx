import { type ComponentType, lazy, useState } from 'react';

type Again = { again: () => void };

/**
 * Suspends while its code is loaded. Where that fails it shows `NotLoaded`, whose `again` loads it once more: React's
 * `lazy` would remember the failure until the page is reloaded.
 */
export function lazyAgain<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  NotLoaded: ComponentType<Props & Again>,
) {
  const attempt = () => ({
    Part: lazy<ComponentType<Props & Again>>(() =>
      load().then(
        (Loaded) => ({ default: (props) => <Loaded {...props} /> }),
        () => ({ default: NotLoaded }),
      ),
    ),
  });
  let newest = attempt();
  return (props: Props) => {
    const [{ Part }, setAttempt] = useState(newest);
    const again = () => {
      newest = attempt();
      setAttempt(newest);
    };
    return <Part {...props} again={again} />;
  };
}
