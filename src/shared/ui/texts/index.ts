import { catalogue, useCatalogue } from '../../texts/catalogue.ts';
import english from './en.json';

const texts = catalogue(
  english,
  () => import('./hi.json'),
  () => import('./ar.json'),
);

export const useTexts = () => useCatalogue(texts);
export type Translate = ReturnType<typeof useTexts>;
