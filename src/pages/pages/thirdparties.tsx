import { RegisterPage } from '@/features/third-parties';
import { lazyPart } from '@/shared/ui/loading/lazy-part';

const MatchEvidence = lazyPart(async () => (await import('@/features/analysis')).MatchEvidence);

export default function ThirdPartiesRoute() {
  return <RegisterPage Evidence={MatchEvidence} />;
}
