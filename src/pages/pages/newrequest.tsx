import { NewRequestPage } from '@/features/new-request';

export default function NewRequestRoute() {
  return <NewRequestPage />;
}
