import { Segmented } from 'antd';
import { useTexts } from '@/shared/texts/use-texts';
import { changeAppearance, type Density, type Preference, useAppearance } from '@/shared/ui';
import styles from '../shell.module.css';

/** Light, dark or as the system; how dense. */
export function AppearanceChoice() {
  const t = useTexts();
  const { preference, density } = useAppearance();
  return (
    <div className={styles.choices}>
      <Segmented<Preference>
        block
        aria-label={t('shell.theme')}
        value={preference}
        onChange={(next) => changeAppearance({ preference: next })}
        options={[
          { value: 'light', label: t('shell.light') },
          { value: 'dark', label: t('shell.dark') },
          { value: 'system', label: t('shell.system') },
        ]}
      />
      <Segmented<Density>
        block
        aria-label={t('shell.density')}
        value={density}
        onChange={(next) => changeAppearance({ density: next })}
        options={[
          { value: 'comfortable', label: t('shell.comfortable') },
          { value: 'compact', label: t('shell.compact') },
        ]}
      />
    </div>
  );
}
