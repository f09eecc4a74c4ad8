import type { ReactNode } from 'react';

/** A cell with a name that somebody chose: in its own direction, whatever the language of the page. */
export const apart = (name: ReactNode) => <bdi>{name}</bdi>;
