import { NotFoundPage } from '@/features/shell';

export default function NotFoundRoute() {
  return <NotFoundPage />;
}
