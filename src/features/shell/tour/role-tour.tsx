import { Button, Tour } from 'antd';
import { useId, useState } from 'react';
import type { Role } from '../../../../contract/words.ts';
import { NO_KEYBOARD, searchKey } from '../search/search-key.ts';
import { useMedia } from '../use-media.ts';
import { stepsOf, type TourStep } from './steps.ts';
import { useTexts } from './texts/index.ts';

type RoleTourProps = { role: Role; onClose: () => void };

/** Shows each role its places. Escape ends it, the arrow keys lead through it, and the focus is on what goes on. */
export function RoleTour({ role, onClose }: RoleTourProps) {
  const t = useTexts();
  const id = useId();
  const [at, setAt] = useState(0);
  const steps = stepsOf[role];
  const isTouch = useMedia(NO_KEYBOARD);
  const textOf = ({ name }: TourStep) =>
    name === 'search' ? t(isTouch ? 'touch.search' : 'text.search', { key: searchKey() }) : t(`text.${name}`);
  return (
    <Tour
      open
      current={at}
      onChange={setAt}
      onClose={() => onClose()}
      closable={{ 'aria-label': t('close') }}
      steps={steps.map((step) => ({
        title: t(`title.${step.name}`),
        description: <span id={id}>{textOf(step)}</span>,
        target: () => shownAt(step) as HTMLElement,
      }))}
      indicatorsRender={(current, total) => t('stepOf', { step: current + 1, steps: total })}
      actionsRender={(_, { current, total }) => (
        <>
          {current > 0 && (
            <Button size="small" onClick={() => setAt(current - 1)}>
              {t('previous')}
            </Button>
          )}
          <Button
            ref={(button: HTMLElement | null) =>
              nameDialog(button, t(`title.${steps[current]?.name ?? 'search'}`))
            }
            // A button of its own for each step: it takes the focus, with which a screen reader reads the step.
            key={current}
            autoFocus
            size="small"
            type="primary"
            aria-describedby={id}
            onClick={() => (current < total - 1 ? setAt(current + 1) : onClose())}
          >
            {t(current < total - 1 ? 'next' : 'finish')}
          </Button>
        </>
      )}
    />
  );
}

/** antd’s panel has no role, by which a screen reader would tell it from the page. */
function nameDialog(inside: HTMLElement | null, name: string) {
  const panel = inside?.closest('.ant-tour');
  panel?.setAttribute('role', 'dialog');
  panel?.setAttribute('aria-label', name);
}

/**
 * A place of the menu that is folded away is where it unfolds: its parent entry, or on a phone the button of the menu.
 * Null where there is neither: the step then stands in the middle.
 */
function shownAt({ at, unfolds }: TourStep): Element | null {
  const found = document.querySelector(at);
  const parent = found?.closest('[inert]')?.previousElementSibling;
  const places = [parent ?? found, unfolds ? document.querySelector(unfolds) : null];
  return places.find((place) => place?.checkVisibility()) ?? null;
}
