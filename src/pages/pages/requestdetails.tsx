import { RequestsPage } from '@/features/requests';

export default function RequestsRoute() {
  return <RequestsPage />;
}
