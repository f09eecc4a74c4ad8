import { useSearchParams } from '@umijs/max';
import { RegisterList } from './register-list.tsx';
import { ThirdPartyPage } from './third-party-page.tsx';

/** The register of third parties, or one of them when the address names it. */
export function RegisterPage() {
  const [params] = useSearchParams();
  const id = params.get('thirdparty');
  return id ? <ThirdPartyPage key={id} id={id} /> : <RegisterList />;
}
