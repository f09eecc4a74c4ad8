export { mountDashboards } from './routes.ts';
