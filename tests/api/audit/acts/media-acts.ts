import { readyVersion, trainingCsv } from '../../media/media-calls.ts';
import type { ActsOf } from './act-case.ts';

export const mediaActs: ActsOf<'/security/v1.0/prameyaretrain'> = {
  'POST /security/v1.0/prameyaretrain': [
    {
      does: 'upload',
      leaves: ['media.data_uploaded'],
      how: async ({ cast }) => {
        return () =>
          cast.admin.attempt('POST /security/v1.0/prameyaretrain', { action: 'upload' }, trainingCsv());
      },
    },
    {
      does: 'train',
      leaves: ['media.training_started'],
      how: async ({ cast }) => {
        return () => cast.admin.attempt('POST /security/v1.0/prameyaretrain', { action: 'train' });
      },
    },
    {
      does: 'activate',
      leaves: ['media.activated'],
      how: async (test) => {
        const version = await readyVersion(test.cast.admin);
        return () =>
          test.cast.admin.attempt('POST /security/v1.0/prameyaretrain', { action: 'activate', version });
      },
    },
    {
      does: 'switch the capture of web pages',
      leaves: ['media.capture_switched'],
      how: async ({ cast }) => {
        return () => cast.admin.attempt('POST /security/v1.0/prameyaretrain', { action: 'capture_on' });
      },
    },
    {
      does: 'rollback',
      leaves: ['media.rolled_back'],
      how: async (test) => {
        const version = await readyVersion(test.cast.admin);
        await test.cast.admin.call('POST /security/v1.0/prameyaretrain', { action: 'activate', version });
        return () =>
          test.cast.admin.attempt('POST /security/v1.0/prameyaretrain', { action: 'rollback', version });
      },
    },
  ],
};
