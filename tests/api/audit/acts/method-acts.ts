import { signInAs } from '../../../support/people/sign-in-as.ts';
import { drafted, methodsOf, tryDraft, whatIfOf } from '../../assessment/drafting.ts';
import type { ScreeningApp } from '../../screening/screening-app.ts';
import type { ActsOf } from './act-case.ts';
import { next } from './act-case.ts';

const path = 'POST /reports/v1.0/ratingmethods' as const;
/** Another number at every call, so that something changes. */
const another = () => ({ 'industries.mining': next() % 100 });

async function draft({ cast }: ScreeningApp) {
  const { id, version } = await drafted(cast.admin);
  return { id, version };
}

export const methodActs: ActsOf<'/reports/v1.0/ratingmethods'> = {
  'POST /reports/v1.0/ratingmethods': [
    {
      does: 'draft',
      leaves: ['method.drafted'],
      how: async ({ cast }) => {
        if ((await methodsOf(cast.admin)).draft) await tryDraft(cast.admin, { action: 'discard' });
        return () => cast.admin.attempt(path, { action: 'draft' });
      },
    },
    {
      does: 'save',
      leaves: ['method.changed'],
      how: async (test) => {
        const which = await draft(test);
        const values = another();
        return () => test.cast.admin.attempt(path, { action: 'save', ...which, values });
      },
    },
    {
      does: 'ask what it would move',
      leaves: ['method.what_if_started'],
      how: async (test) => {
        const which = await draft(test);
        return () => test.cast.admin.attempt(path, { action: 'what_if', ...which });
      },
    },
    {
      does: 'adopt the one that came with Prudence',
      leaves: ['method.adopted'],
      how: async (test) => {
        await draft(test);
        const { methods } = await methodsOf(test.cast.admin);
        const shipped = methods.find(({ status }) => status === 'published');
        return () => test.cast.admin.attempt(path, { action: 'adopt', id: shipped?.id ?? '' });
      },
    },
    {
      does: 'publish',
      leaves: ['method.published'],
      how: async (test) => {
        await drafted(test.cast.admin);
        const author = await signInAs(test, { role: 'admin' });
        await tryDraft(author, { action: 'save', values: another() });
        await whatIfOf(test.cast.admin);
        const which = await draft(test);
        return () => test.cast.admin.attempt(path, { action: 'publish', ...which, reason: 'Reviewed.' });
      },
    },
    {
      does: 'discard',
      leaves: ['method.discarded'],
      how: async (test) => {
        const which = await draft(test);
        return () => test.cast.admin.attempt(path, { action: 'discard', ...which });
      },
    },
  ],
};
