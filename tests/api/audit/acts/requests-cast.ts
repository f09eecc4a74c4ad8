import type { Cast } from '../../requests/requests-app.ts';
import type { ScreeningApp } from '../../screening/screening-app.ts';

/** The people of the whole server in the parts that the requests' own tests give them; the lead raises requests too. */
export const requestsCast = ({ cast }: ScreeningApp): Cast => ({
  ...cast,
  clientuser: cast.client,
  other: cast.drafter,
  clientId: cast.client.actor.clientId ?? '',
});
