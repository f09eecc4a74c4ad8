export { registerDashboards } from './routes.ts';
