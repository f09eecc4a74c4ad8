import { lazyPart } from '@/shared/ui/loading/lazy-part';

export { RegisterPage } from './register-page.tsx';
export const ReportDecision = lazyPart(async () => (await import('./report-decision.tsx')).ReportDecision);
