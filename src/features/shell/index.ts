export { NotFoundPage } from './places/not-found-page.tsx';
export { PlaceLinks } from './places/place-links.tsx';
export { Shell } from './shell.tsx';
