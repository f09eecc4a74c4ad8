// Umi's own modules first: they and the shared ones import each other.
import '@umijs/max';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from 'antd';
import { ApiProblem } from '@/shared/http/api-problem';
import { call } from '@/shared/http/call';
import { forgetQueries } from '@/shared/ui/calls/queries';
import { PolicyLimits } from '../../../contract/limits.ts';
import { RETENTION_KINDS } from '../../../contract/retention-kinds.ts';
import { TERMS_TEXTS } from '../../../contract/words.ts';
import { replaceMessageChannel } from '../../../tests/browser/message-channel.ts';
import { withRouter } from '../../../tests/browser/with-router.tsx';
import { CalendarTab } from './calendar/calendar-tab.tsx';
import { DispositionsTab } from './dispositions/dispositions-tab.tsx';
import { RetentionTab } from './retention/retention-tab.tsx';
import { SecurityTab } from './security/security-tab.tsx';
import { TermsTab } from './terms/terms-tab.tsx';

jest.mock('@/shared/http/call.ts', () => ({ call: jest.fn() }));
jest.mock('@/shared/ui/unsaved/use-unsaved-guard.ts', () => ({ useUnsavedGuard: () => undefined }));
replaceMessageChannel();
afterEach(forgetQueries);

const saving = { version: 1, changedBy: null, changedAt: null };
const of = (names: readonly string[], value: unknown) =>
  Object.fromEntries(names.map((name) => [name, value]));
const state = {
  ...saving,
  policy: { rules: of(RETENTION_KINDS, 90), clients: [] },
  holds: [],
  departures: [],
  due: [],
  calendar: {
    ...saving,
    calendar: { timeZone: 'UTC', weekend: [0], holidays: [{ day: '2026-05-01', name: 'A day' }] },
  },
  dispositions: {
    ...saving,
    dispositions: {
      reasons: [{ code: 'a', label: 'A reason', needsNote: false, active: true, decisions: [] }],
      validityDays: {},
      secondLookPercent: 1,
      knownAnswerPercent: 1,
    },
  },
  security_policy: {
    ...saving,
    policy: {
      ...Object.fromEntries(Object.entries(PolicyLimits).map(([name, { min }]) => [name, min])),
      passwordRule: 'standard',
      firmPasskeys: false,
      blockList: true,
      blockedWords: [],
    },
  },
  terms: { ...saving, texts: of(TERMS_TEXTS, 'As agreed.'), agreed: { people: 1, of: 2 }, versions: [] },
};

const forms = [
  ['calendar', CalendarTab, { shown: 'A day', typed: 'Another', save: 'Save calendar', confirm: '' }],
  [
    'dispositions',
    DispositionsTab,
    { shown: 'A reason', typed: 'Another', save: 'Save dispositions', confirm: '' },
  ],
  ['retention', RetentionTab, { shown: '90', typed: '91', save: 'Save rules', confirm: '' }],
  ['security', SecurityTab, { shown: '3', typed: '4', save: 'Save policy', confirm: '' }],
  [
    'terms',
    TermsTab,
    { shown: 'As agreed.', typed: 'Otherwise.', save: 'Save terms', confirm: 'Save and ask again' },
  ],
] as const;

/** antd's form passes a change on after the event. */
const settled = (happens: () => void) =>
  act(async () => {
    happens();
    await new Promise((resolve) => setTimeout(resolve));
  });

const fields = () =>
  document.querySelectorAll<HTMLInputElement>('form input, form textarea, form [role="switch"]');

test.each(forms)(
  'settings, %s: nobody can type while the form is being saved, so that nothing typed is lost',
  async (_name, Tab, { shown, typed, save, confirm }) => {
    const server = call as unknown as jest.Mock;
    let refuse: () => void = () => undefined;
    server.mockImplementation((key: string) =>
      key.startsWith('GET')
        ? Promise.resolve({ Result: 'Success', Data: key.includes('clientdetails') ? [] : state })
        : new Promise((_, reject) => {
            refuse = () => reject(new ApiProblem(503, { Data: 'Not now.' }));
          }),
    );
    render(
      <App>
        <Tab />
      </App>,
      { wrapper: withRouter() },
    );
    const [box] = await screen.findAllByDisplayValue<HTMLInputElement>(shown);
    if (!box) throw new Error('there is no field');
    await settled(() => fireEvent.change(box, { target: { value: typed } }));
    await settled(() => fireEvent.click(screen.getByRole('button', { name: save })));
    if (confirm) {
      const button = await screen.findByRole('button', { name: confirm });
      await settled(() => fireEvent.click(button));
    }
    await waitFor(() => expect([box, ...fields()].filter(({ disabled }) => !disabled)).toEqual([]));
    await settled(refuse);
    await waitFor(() => expect(box.disabled).toBe(false));
    expect(box.value).toBe(typed);
  },
);
