export type { User } from './account.ts';
export { breakGlass } from './break-glass.ts';
export { clientNameOf, clientNames } from './clients/client-names.ts';
export { storageLimitsOf } from './clients/storage-limits.ts';
export {
  activeDrafters,
  colleaguesOf,
  findPeople,
  isActiveDrafter,
  type Person,
  userName,
  usersOfClient,
  usersWithRole,
} from './find-people.ts';
export { createFirstAdmin } from './first-admin.ts';
export { hashPassword } from './passwords/hash-password.ts';
export { addClient, addUser, type NewClient, type NewUser } from './people/add-user.ts';
export { type IdentityPorts, noPorts } from './ports.ts';
export { reseal } from './reseal.ts';
export { mountIdentity } from './routes.ts';
export { saveScim, scimStateOf } from './scim/scim-settings.ts';
export { policyState, savePolicy } from './security-policy/save-policy.ts';
export { authenticate } from './session/authenticate.ts';
export { sessionHolder } from './session/session-holder.ts';
export { signInDirectly } from './session/sign-in-directly.ts';
export { termsHash, termsText } from './terms/active-terms.ts';
export { saveTerms, termsStateOf } from './terms/save-terms.ts';
