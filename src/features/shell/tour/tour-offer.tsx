import { Button } from 'antd';
import { useTexts } from '@/shared/texts/use-texts';
import styles from './tour.module.css';

type TourOfferProps = { onStart: () => void; onDismiss: () => void };

/** A quiet line instead of a dialog: whoever wants to work goes on working. */
export function TourOffer({ onStart, onDismiss }: TourOfferProps) {
  const t = useTexts();
  return (
    <div className={styles.offer}>
      <span>{t('tour.offer')}</span>
      <Button size="small" onClick={onStart}>
        {t('tour.start')}
      </Button>
      <Button size="small" type="text" onClick={onDismiss}>
        {t('tour.dismiss')}
      </Button>
    </div>
  );
}
