import { LoginPage } from '@/features/login';

export default function AdminLoginRoute() {
  return <LoginPage localOnly />;
}
