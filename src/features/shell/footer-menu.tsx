import { history } from '@umijs/max';
import { Button, Dropdown } from 'antd';
import { useTexts } from '@/shared/texts/use-texts';
import { publishActive } from './route-title.ts';

const HOVER_CLOSE_S = 0.05;

/** The footer's own menu; going home publishes the title that the route then carries. */
export function FooterMenu() {
  const t = useTexts();
  const goHome = () => {
    history.push('/pages/index');
    publishActive('Dashboard');
  };
  return (
    <Dropdown
      trigger={['hover', 'click']}
      mouseLeaveDelay={HOVER_CLOSE_S}
      placement="topRight"
      menu={{
        items: [
          { key: 'home', label: t('shell.goHome'), onClick: goHome },
          { key: 'top', label: t('shell.toTop'), onClick: () => window.scrollTo({ top: 0 }) },
        ],
      }}
    >
      <Button type="text" size="small">
        {t('shell.footerMenu')}
      </Button>
    </Dropdown>
  );
}
