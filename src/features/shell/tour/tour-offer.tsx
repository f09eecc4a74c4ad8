import { Button } from 'antd';
import { useTexts } from './texts/index.ts';
import styles from './tour.module.css';

type TourOfferProps = { onStart: () => void; onClose: () => void };

/** A quiet line instead of a dialog: whoever wants to work goes on working. */
export function TourOffer({ onStart, onClose }: TourOfferProps) {
  const t = useTexts();
  return (
    <div className={styles.offer}>
      <span>{t('offer')}</span>
      <Button size="small" onClick={onStart}>
        {t('start')}
      </Button>
      <Button size="small" type="text" onClick={onClose}>
        {t('dismiss')}
      </Button>
    </div>
  );
}
