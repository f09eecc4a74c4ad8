import { ProLayout } from '@ant-design/pro-components';
import { useLocation } from '@umijs/max';
import { Grid } from 'antd';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useSession } from '@/shared/session';
import { useTexts } from '@/shared/texts/use-texts';
import { useAppearance } from '@/shared/ui';
import { CrashBoundary } from '@/shared/ui/crash/crash-boundary';
import { Footer } from '@/shared/ui/footer/footer';
import { LoadingOverlay } from '@/shared/ui/loading/loading-overlay';
import { loading } from '@/shared/ui/loading/loading-store';
import { colours } from '../../../config/theme.ts';
import { Banners } from './banners.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { IdleGuard } from './idle-guard.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { menuItems } from './menu-items.ts';
import { useRouteTitle } from './route-title.ts';
import styles from './shell.module.css';
import { useShortcuts } from './shortcuts.tsx';
import { SideMenu } from './side-menu.tsx';
import { type Bell, TopBar } from './top-bar.tsx';
import { useCollapsed } from './use-collapsed.ts';

const SIDEBAR_PX = 200;
const BAR_PX = 56;

/** The frame of every page after signing in. */
export function Shell({ bell, children }: { bell: Bell; children: ReactNode }) {
  const t = useTexts();
  const user = useSession();
  const { mode } = useAppearance();
  const { collapsed, setCollapsed } = useCollapsed();
  const { pathname } = useLocation();
  const title = useRouteTitle();
  const phone = Grid.useBreakpoint().md === false;
  const items = useMemo(() => menuItems(user.role, user.modules.Modules), [user]);
  const c = colours(mode);
  useShortcuts();
  useEffect(() => loading.off(), []);
  return (
    <>
      <title>{`${title} – Prudence`}</title>
      <a className={styles.skip} href="#content">
        {t('shell.skip')}
      </a>
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
          <TopBar collapsed={collapsed} onToggle={() => setCollapsed(!collapsed)} bell={bell} />
        )}
        menuContentRender={() => <SideMenu items={items} collapsed={collapsed} />}
        footerRender={() => <Footer />}
        location={{ pathname }}
      >
        <Banners />
        <div id="content" tabIndex={-1} className={styles.content}>
          <Breadcrumbs />
          <CrashBoundary place={pathname}>{children}</CrashBoundary>
        </div>
      </ProLayout>
      {phone && (
        <MenuDrawer open={!collapsed} width={SIDEBAR_PX} items={items} onClose={() => setCollapsed(true)} />
      )}
      <IdleGuard />
      <LoadingOverlay />
    </>
  );
}
