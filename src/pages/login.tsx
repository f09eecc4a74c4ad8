import { LoginPage } from '@/features/login';

export default function LoginRoute() {
  return <LoginPage />;
}
