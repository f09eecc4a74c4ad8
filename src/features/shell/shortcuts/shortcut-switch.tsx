import { Checkbox } from 'antd';
import { useState } from 'react';
import { shortcuts } from '@/shared/shortcuts/single-keys';
import { useTexts } from '@/shared/texts/use-texts';

export function ShortcutSwitch() {
  const t = useTexts();
  const [on, setOn] = useState(shortcuts.areOn);
  const change = (next: boolean) => {
    shortcuts.turn(next);
    setOn(next);
  };
  return (
    <Checkbox checked={on} onChange={(event) => change(event.target.checked)}>
      {t('keys.title')}
    </Checkbox>
  );
}
