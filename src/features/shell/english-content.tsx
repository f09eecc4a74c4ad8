import { App, ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import { type ReactNode, useMemo } from 'react';
import { PartLanguage } from '@/shared/texts/language';

/**
 * Pages that are not translated yet speak English whatever language the shell around them speaks: read from left to right, with antd's English
 * words. What they open over the page goes into a box of the same direction at the end of the document.
 */
export function EnglishContent({ mirrored, children }: { mirrored: boolean; children: ReactNode }) {
  const getPopupContainer = useMemo(() => (mirrored ? englishBox : undefined), [mirrored]);
  return (
    <PartLanguage value="en-US">
      <ConfigProvider direction="ltr" locale={enUS} getPopupContainer={getPopupContainer}>
        {/* Questions that the pages ask belong to them, too. */}
        <App component={false}>{children}</App>
      </ConfigProvider>
    </PartLanguage>
  );
}

const BOX = 'english-popups';

function englishBox(): HTMLElement {
  const known = document.getElementById(BOX);
  if (known) return known;
  const box = document.createElement('div');
  Object.assign(box, { id: BOX, lang: 'en', dir: 'ltr' });
  document.body.append(box);
  return box;
}
