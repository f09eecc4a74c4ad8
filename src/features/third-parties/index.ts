import { lazyPart } from '@/shared/ui/loading/lazy-part';

export { RegisterPage } from './register/register-page.tsx';
export const ReportDecision = lazyPart(
  async () => (await import('./decision/report-decision.tsx')).ReportDecision,
);
