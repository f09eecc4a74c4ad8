import { NameSearchPage } from '@/features/analysis';

export default function NameSearchRoute() {
  return <NameSearchPage />;
}
