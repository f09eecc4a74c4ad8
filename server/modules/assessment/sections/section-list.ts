/** Sections of a report version, in the order they are printed. Keys are those of the report types in Settings. */
export const sectionTitles = {
  scope: 'Scope and level',
  summary: 'Executive summary',
  rating: 'Rating and recommendation',
  identification: 'Identification',
  registration: 'Registration',
  ownership: 'Ownership',
  directors: 'Directors and principals',
  sanctions: 'Sanctions',
  pep: 'Politically exposed persons and state links',
  litigation: 'Litigation',
  regulatory: 'Regulatory',
  bribery: 'Bribery and corruption',
  financial: 'Financial',
  media: 'Media by event',
  country: 'Country and industry',
  near_names: 'Rejected near-names',
  limitations: 'Limitations',
  methodology: 'Methodology and list versions',
  sources: 'Sources',
  sign_off: 'Sign-off',
} as const;

export type SectionKey = keyof typeof sectionTitles;

export const sectionKeys = Object.keys(sectionTitles) as SectionKey[];

export const isSectionKey = (key: string): key is SectionKey => Object.hasOwn(sectionTitles, key);
