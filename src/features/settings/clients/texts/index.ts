import { catalogue, useCatalogue } from '@/shared/texts/catalogue';
import english from './en.json';

const texts = catalogue(
  english,
  () => import('./hi.json'),
  () => import('./ar.json'),
);

export const useTexts = () => useCatalogue(texts);
