export { between, cohensKappa, type Judgement } from './cohens-kappa.ts';
