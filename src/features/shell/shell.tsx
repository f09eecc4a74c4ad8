import { ProLayout } from '@ant-design/pro-components';
import { useLocation } from '@umijs/max';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useSession } from '@/shared/session';
import { useDocumentLanguage } from '@/shared/texts/use-document-language';
import { useTexts } from '@/shared/texts/use-texts';
import { forgetQueries, SkeletonList, useAppearance } from '@/shared/ui';
import { CrashBoundary } from '@/shared/ui/crash/crash-boundary';
import { Footer } from '@/shared/ui/footer/footer';
import { lazyDialog } from '@/shared/ui/loading/lazy-dialog';
import { LoadingOverlay } from '@/shared/ui/loading/loading-overlay';
import { loading } from '@/shared/ui/loading/loading-store';
import { LeaveDialog } from '@/shared/ui/unsaved/leave-dialog';
import { colours } from '../../../config/theme.ts';
import type { Preferences } from './account/user-menu.tsx';
import { Banners } from './banners.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { useDocumentTitle } from './document-title.ts';
import { LazyHoverCards } from './hover-card/lazy-hover-cards.tsx';
import { IdleGuard } from './idle/idle-guard.tsx';
import { reportActivity } from './idle/report-activity.ts';
import { MenuDrawer } from './menu/menu-drawer.tsx';
import { menuItems } from './menu/menu-items.ts';
import { SideMenu } from './menu/side-menu.tsx';
import { useCollapsed } from './menu/use-collapsed.ts';
import { SearchButton } from './search/search-button.tsx';
import type { SettingsPages } from './search/use-entries.ts';
import styles from './shell.module.css';
import { useShortcuts } from './shortcuts/use-shortcuts.ts';
import { SecondFactorDialog } from './sign-in-methods/second-factor-dialog.tsx';
import { type Bell, TopBar } from './top-bar.tsx';
import { useTour } from './tour/use-tour.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useMedia } from './use-media.ts';

const ShortcutSheet = lazyDialog(async () => (await import('./shortcuts/shortcut-sheet.tsx')).ShortcutSheet);

const TourOffer = lazyDialog(async () => (await import('./tour/tour-offer.tsx')).TourOffer);
const RoleTour = lazyDialog(async () => (await import('./tour/role-tour.tsx')).RoleTour);

const CONTENT = 'content';
const SIDEBAR_PX = 200;
const BAR_PX = 56;

type ShellProps = {
  bell: Bell;
  preferences: Preferences;
  settingsPages: SettingsPages;
  children: ReactNode;
};

/** The frame of every page after signing in. */
export function Shell({ bell, preferences, settingsPages, children }: ShellProps) {
  const user = useSession();
  const { mode } = useAppearance();
  useDocumentLanguage();
  const { collapsed, setCollapsed } = useCollapsed();
  const { pathname } = useLocation();
  const title = useDocumentTitle();
  const phone = useMedia('(max-width: 767px)');
  const [sheet, setSheet] = useState(false);
  const tour = useTour();
  const items = useMemo(() => menuItems(user.role, user.modules.Modules), [user]);
  const c = colours(mode);
  useShortcuts(items, () => setSheet(true));
  useFocusReturn();
  useEffect(() => forgetQueries, []);
  useEffect(() => {
    reportActivity()?.finally(loading.off);
  }, []);
  return (
    <>
      <title>{title}</title>
      <SkipLink to={CONTENT} />
      <ProLayout
        className={styles.layout}
        layout="mix"
        navTheme={mode === 'dark' ? 'realDark' : 'light'}
        siderWidth={SIDEBAR_PX}
        breakpoint={false}
        collapsed={collapsed}
        onCollapse={setCollapsed}
        collapsedButtonRender={false}
        disableMobile
        {...(phone && { menuRender: false })}
        fixedHeader
        fixSiderbar
        pageTitleRender={false}
        menuHeaderRender={false}
        token={{
          bgLayout: c.ground,
          header: { colorBgHeader: c.paper, heightLayoutHeader: BAR_PX },
          sider: { colorMenuBackground: c.paper },
          pageContainer: { paddingBlockPageContainerContent: 0, paddingInlinePageContainerContent: 0 },
        }}
        headerRender={() => (
          <TopBar
            collapsed={collapsed}
            onToggle={() => setCollapsed(!collapsed)}
            bell={bell}
            preferences={preferences}
            search={
              <SearchButton items={items} settingsPages={settingsPages} onShortcuts={() => setSheet(true)} />
            }
            onShortcuts={() => setSheet(true)}
            onTour={tour.start}
          />
        )}
        menuContentRender={() => <SideMenu items={items} collapsed={collapsed} />}
        footerRender={() => <Footer />}
        location={{ pathname }}
      >
        <Banners />
        {tour.isOffered && <TourOffer onStart={tour.start} onClose={tour.end} />}
        <Breadcrumbs />
        <div id={CONTENT} tabIndex={-1} className={styles.content}>
          <Suspense fallback={<SkeletonList rows={6} />}>
            <CrashBoundary place={pathname}>{children}</CrashBoundary>
          </Suspense>
        </div>
      </ProLayout>
      {phone && (
        <MenuDrawer open={!collapsed} width={SIDEBAR_PX} items={items} onClose={() => setCollapsed(true)} />
      )}
      {sheet && <ShortcutSheet items={items} onClose={() => setSheet(false)} />}
      {tour.isOpen && <RoleTour role={user.role} onClose={tour.end} />}
      <LazyHoverCards content={CONTENT} />
      <SecondFactorDialog />
      <LeaveDialog />
      <IdleGuard />
      <LoadingOverlay />
    </>
  );
}

/** Takes the focus past bar and menu, without a move of the router's, which unsaved changes would ask about. */
function SkipLink({ to }: { to: string }) {
  const t = useTexts();
  return (
    <a
      className={styles.skip}
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {t('shell.skip')}
    </a>
  );
}
