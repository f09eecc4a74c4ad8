import { Unauthorized } from '@/shared/ui/unauthorized/unauthorized';

export default function UnauthorizedRoute() {
  return <Unauthorized />;
}
