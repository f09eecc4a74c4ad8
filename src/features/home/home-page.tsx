import { Page } from '@/shared/ui';

export function HomePage() {
  return <Page title="Home" />;
}
