import { getLocale, history } from '@umijs/max';
import { useEffect, useState } from 'react';
import { tellFailure } from '@/shared/http';
import { signOut, useSession } from '@/shared/session';
import { type TextId, useTexts } from '@/shared/texts/use-texts';
import { useWords } from '@/shared/words/use-words';
import type { AnswerOf } from '../../../../contract/index.ts';
import type { MenuItem } from '../menu/menu-items.ts';

/** The parts of Settings, loaded when they are asked for. */
export type SettingsPages = (language: string) => Promise<{ title: string; href: string }[]>;
/** Something to open or to do. */
export type Entry = {
  key: string;
  group: string;
  text: string;
  hint?: string;
  href?: string;
  act?: () => void;
};
type Found = AnswerOf<'GET /reports/v1.0/search'>['Data'];
export type EntrySources = {
  items: readonly MenuItem[];
  settingsPages: SettingsPages;
  onShortcuts: () => void;
};

/** What is found without asking, and how what the server finds is listed. */
export function useEntries({ items, settingsPages, onShortcuts }: EntrySources) {
  const t = useTexts();
  const word = useWords();
  const { readOnly } = useSession();
  const places = items.flatMap((item) => [item, ...item.children]);
  const mayOpen = (path: string) => places.some((place) => place.path === path);
  const hasSettings = mayOpen('settings');
  const [settings, setSettings] = useState<Awaited<ReturnType<SettingsPages>>>([]);
  useEffect(() => {
    // Without them the page itself is still found.
    if (hasSettings)
      tellFailure(() => settingsPages(getLocale()), { text: 'menu.settings' }).then((pages = []) =>
        setSettings(pages),
      );
  }, [hasSettings, settingsPages]);

  const pages: Entry[] = places.map(({ path, href }) => ({
    key: path,
    group: t('search.pages'),
    text: t(`menu.${path}` as TextId),
    href,
  }));
  const actions: Entry[] = [
    ...(mayOpen('newrequest') && !readOnly
      ? [{ key: 'new', text: t('search.newRequest'), href: '/pages/newrequest?new=1' }]
      : []),
    { key: 'keys', text: t('keys.title'), act: onShortcuts },
    { key: 'sign-out', text: t('shell.logout'), act: () => signOut() },
  ].map((action) => ({ ...action, key: `action ${action.key}`, group: t('search.actions') }));
  const ofSettings: Entry[] = settings.map(({ title, href }) => ({
    key: href,
    group: t('menu.settings'),
    text: title,
    href,
  }));

  const foundBy = ({ requests, thirdParties, people }: Found, search: string): Entry[] => [
    ...requests.map(({ id, clientId, number, legalName, status }) => ({
      key: id,
      group: t('search.requests'),
      text: legalName || number,
      hint: `${number} · ${word(status)}`,
      href: `/pages/requestanalysis?client=${clientId}&request=${id}`,
    })),
    ...(requests.length > 0
      ? [
          {
            key: 'all requests',
            group: t('search.requests'),
            text: t('search.allRequests', { search }),
            href: `/pages/requestdetails?${new URLSearchParams({ search })}`,
          },
        ]
      : []),
    ...thirdParties.map(({ id, name, rating }) => ({
      key: id,
      group: t('menu.thirdparties'),
      text: name,
      hint: rating ? word(rating) : '',
      href: `/pages/thirdparties?thirdparty=${id}`,
    })),
    ...people.map(({ id, name, username, role: theirs }) => ({
      key: id,
      group: t('search.people'),
      text: name,
      hint: `${username} · ${word(theirs)}`,
      href: `/pages/settings?${new URLSearchParams({ tab: 'users', search: username })}`,
    })),
  ];
  /** The name travels in the history of this tab alone: no address of it is written down anywhere. */
  const inWatchlists = (name: string): Entry[] =>
    mayOpen('namesearch')
      ? [
          {
            key: 'watchlists',
            group: t('menu.namesearch'),
            text: t('search.watchlists', { search: name }),
            act: () => history.push('/pages/namesearch', { name }),
          },
        ]
      : [];
  return { local: [...pages, ...ofSettings, ...actions], foundBy, inWatchlists };
}
