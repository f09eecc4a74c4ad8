import { history } from '@umijs/max';
import { Button, Dropdown } from 'antd';
import { publishActive } from './route-title.ts';

const HOVER_CLOSE_S = 0.05;

/** The footer's own menu; going home publishes the title that the route then carries. */
export function FooterMenu() {
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
          { key: 'home', label: 'Go to home', onClick: goHome },
          { key: 'top', label: 'Back to top', onClick: () => window.scrollTo({ top: 0 }) },
        ],
      }}
    >
      <Button type="text" size="small">
        Menu
      </Button>
    </Dropdown>
  );
}
