import { type ActsOf, next } from './act-case.ts';

const list = 'requests';

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
        const title = `View ${next()}`;
        const view = { title, query: '', shared: false };
        const { Data } = await cast.drafter.call('POST /reports/v1.0/savedviews', {
          action: 'keep',
          list,
          view,
        });
        const id = Data.find((kept) => kept.title === title)?.id ?? '';
        return () => cast.drafter.attempt('POST /reports/v1.0/savedviews', { action: 'remove', list, id });
      },
    },
    {
      does: 'mark',
      leaves: ['view.marked'],
      how: async ({ cast }) => {
        const title = `View ${next()}`;
        const view = { title, query: '', shared: false };
        const { Data } = await cast.drafter.call('POST /reports/v1.0/savedviews', {
          action: 'keep',
          list,
          view,
        });
        const id = Data.find((kept) => kept.title === title)?.id ?? '';
        const marks = { pinned: false, isDefault: true };
        return () =>
          cast.drafter.attempt('POST /reports/v1.0/savedviews', { action: 'mark', list, id, ...marks });
      },
    },
  ],
};
