import { useLocation } from '@umijs/max';
import { useNetwork } from 'ahooks';
import { Button } from 'antd';
import { type ReactNode, useSyncExternalStore } from 'react';
import { deployment, missingParts, outage } from '@/shared/http';
import { useTexts } from '@/shared/texts/use-texts';
import styles from './banners.module.css';
import { useNewerVersion } from './use-newer-version.ts';

/** What a person must know about the ground they stand on: not production, no network, no server, an old version. */
export function Banners() {
  const t = useTexts();
  const { online } = useNetwork();
  const isDown = useSyncExternalStore(outage.subscribe, outage.lasts);
  const { pathname } = useLocation();
  const isPartial = useSyncExternalStore(missingParts.subscribe, () => missingParts.on(pathname));
  const isOutdated = useNewerVersion();
  const { production, environment, demo } = deployment();
  return (
    <div>
      {(!production || environment) && (
        <div className={styles.ribbon} dir="auto">
          {environment || t(demo ? 'shell.demo' : 'shell.notProduction')}
        </div>
      )}
      <div role="status">
        {online === false && <Notice>{t('shell.offline')}</Notice>}
        {online !== false && isDown && <Notice>{t('shell.noAnswer')}</Notice>}
        {isPartial && <Notice>{t('shell.missingParts')}</Notice>}
        {isOutdated && (
          <Notice>
            {t('shell.newVersion')}
            <Button size="small" onClick={() => location.reload()}>
              {t('shell.reload')}
            </Button>
          </Notice>
        )}
      </div>
    </div>
  );
}

const Notice = ({ children }: { children: ReactNode }) => <div className={styles.notice}>{children}</div>;
