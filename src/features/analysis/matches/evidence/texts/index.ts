import { catalogue, useCatalogue } from '@/shared/texts/catalogue';
import english from './en.json';

const texts = catalogue(
  english,
  () => import('./hi.json'),
  () => import('./ar.json'),
);

/** Why two names are alike; loaded with the evidence. */
export const useEvidenceTexts = () => useCatalogue(texts);
export type Translate = ReturnType<typeof useEvidenceTexts>;
