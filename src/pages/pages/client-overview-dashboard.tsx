import { ClientOverviewPage } from '@/features/home';

export default function ClientOverviewRoute() {
  return <ClientOverviewPage />;
}
