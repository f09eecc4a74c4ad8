import { SecondLooksPage } from '@/features/analysis';

export default function SecondLooksRoute() {
  return <SecondLooksPage />;
}
