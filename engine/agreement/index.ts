export { type Agreement, between, cohensKappa, type Judgement } from './cohens-kappa.ts';
