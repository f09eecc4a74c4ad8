import { useSearchParams } from '@umijs/max';
import { lazyPart } from '@/shared/ui/loading/lazy-part';

const RegisterList = lazyPart(async () => (await import('./register-list.tsx')).RegisterList);
const ThirdPartyPage = lazyPart(async () => (await import('./third-party-page.tsx')).ThirdPartyPage);

/** The register of third parties, or one of them when the address names it. */
export function RegisterPage() {
  const [params] = useSearchParams();
  const id = params.get('thirdparty');
  return id ? <ThirdPartyPage key={id} id={id} /> : <RegisterList />;
}
