import { Modal } from 'antd';
import { listedKeys } from '@/shared/shortcuts/page-keys';
import { type TextId, useTexts } from '@/shared/texts/use-texts';
import type { MenuItem } from '../menu/menu-items.ts';
import { searchKeys } from '../search/search-key.ts';
import { PLACE_KEYS } from './place-keys.ts';
import styles from './shortcut-sheet.module.css';
import { ShortcutSwitch } from './shortcut-switch.tsx';

type ShortcutSheetProps = { items: readonly MenuItem[]; onClose: () => void };

/** What `?` shows: every key of the shell, and the switch that turns them off. */
export function ShortcutSheet({ items, onClose }: ShortcutSheetProps) {
  const t = useTexts();
  const places = Object.entries(PLACE_KEYS).filter(([, path]) => items.some((item) => item.path === path));
  const rows = [
    ...listedKeys(),
    ...places.map(([key, path]) => ({ keys: ['g', key], text: t(`menu.${path}` as TextId) })),
    { keys: ['j', 'k'], text: t('keys.rows') },
    { keys: ['x'], text: t('keys.choose') },
    { keys: ['Space'], text: t('keys.preview') },
    { keys: ['/'], text: t('keys.search') },
    { keys: searchKeys(), text: t('search.title') },
    { keys: ['?'], text: t('keys.sheet') },
    { keys: ['Esc'], text: t('keys.close') },
  ];
  return (
    <Modal
      open
      title={t('keys.title')}
      onCancel={onClose}
      closable={{ 'aria-label': t('terms.close') }}
      footer={null}
      width={400}
    >
      <dl className={styles.keys}>
        {rows.map(({ keys, text }) => (
          <div key={text}>
            <dt dir="ltr">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ShortcutSwitch />
    </Modal>
  );
}
