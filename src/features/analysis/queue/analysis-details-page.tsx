import { useParams, useSearchParams } from '@umijs/max';
import { ItemPage } from './item-page.tsx';
import { QueuePage } from './queue-page.tsx';

/** The queue of analyses; with an id one match or finding in full. */
export function AnalysisDetailsPage() {
  const { id } = useParams();
  const [params] = useSearchParams();
  const item = id ?? params.get('id');
  return item ? <ItemPage key={item} id={item} /> : <QueuePage />;
}
