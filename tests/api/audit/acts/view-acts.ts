import type { HttpClient } from '../../../../mock/http/http-client.ts';
import { type ActsOf, next } from './act-case.ts';

const list = 'requests';

/** The id of a view that somebody saves for themselves. */
async function keptView(person: HttpClient): Promise<string> {
  const title = `View ${next()}`;
  const view = { title, query: '', shared: false };
  const { Data } = await person.call('POST /reports/v1.0/savedviews', { action: 'keep', list, view });
  return Data.find((kept) => kept.title === title)?.id ?? '';
}

export const viewActs: ActsOf<'/reports/v1.0/savedviews'> = {
  'POST /reports/v1.0/savedviews': [
    {
      does: 'keep',
      leaves: ['view.kept'],
      how: async ({ cast }) => {
        const view = { title: `View ${next()}`, query: 'status=submitted', shared: true };
        return () => cast.drafter.attempt('POST /reports/v1.0/savedviews', { action: 'keep', list, view });
      },
    },
    {
      does: 'remove',
      leaves: ['view.removed'],
      how: async ({ cast }) => {
        const id = await keptView(cast.drafter);
        return () => cast.drafter.attempt('POST /reports/v1.0/savedviews', { action: 'remove', list, id });
      },
    },
    {
      does: 'mark',
      leaves: ['view.marked'],
      how: async ({ cast }) => {
        const id = await keptView(cast.drafter);
        const marks = { pinned: false, isDefault: true };
        return () =>
          cast.drafter.attempt('POST /reports/v1.0/savedviews', { action: 'mark', list, id, ...marks });
      },
    },
  ],
};
