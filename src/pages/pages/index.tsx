import { HomePage } from '@/features/home';
import { lazyPart } from '@/shared/ui/loading/lazy-part';

const FirstSteps = lazyPart(async () => (await import('@/features/settings')).FirstSteps);

export default function HomeRoute() {
  return <HomePage firstSteps={<FirstSteps />} />;
}
