import { useSearchParams } from '@umijs/max';
import { lazyPart } from '@/shared/ui/loading/lazy-part';
import type { EvidenceCard } from '../inbox/alert-pane.tsx';

const AlertInbox = lazyPart(async () => (await import('../inbox/alert-inbox.tsx')).AlertInbox);
const RegisterList = lazyPart(async () => (await import('./register-list.tsx')).RegisterList);
const ThirdPartyPage = lazyPart(async () => (await import('../third-party-page.tsx')).ThirdPartyPage);

/** The register of third parties, one of them when the address names it, or the alerts of all. */
export function RegisterPage({ Evidence }: { Evidence: EvidenceCard }) {
  const [params] = useSearchParams();
  const id = params.get('thirdparty');
  if (params.get('view') === 'alerts') return <AlertInbox Evidence={Evidence} />;
  return id ? <ThirdPartyPage key={id} id={id} /> : <RegisterList />;
}
