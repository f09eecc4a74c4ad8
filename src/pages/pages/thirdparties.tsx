import { RegisterPage } from '@/features/third-parties';

export default function ThirdPartiesRoute() {
  return <RegisterPage />;
}
