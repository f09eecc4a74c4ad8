export { checkIdentifiers, checkRequestNumbers } from './check-identifiers.ts';
export { nearCompanies } from './near-companies.ts';
export { mountCompanyRegister } from './routes.ts';
export { registerFiles, registerState } from './versions.ts';
