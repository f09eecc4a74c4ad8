export { cleanIntake } from './draft/clean-intake.ts';
export { NewRequestPage } from './new-request-page.tsx';
export { EntityStep } from './steps/entity-step.tsx';
