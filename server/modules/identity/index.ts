export {
  type Account,
  findAccount,
  findAccounts,
  isFirmRole,
  plainName,
  type User,
} from './accounts/account.ts';
export { mailInvitation } from './accounts/account-mails.ts';
export { addClient, addUser, type NewUser } from './accounts/add-user.ts';
export { breakGlass } from './accounts/break-glass.ts';
export {
  administratorsToTell,
  assertConfirmer,
  confirmers,
  noteFormerAdministrator,
  otherAdministrators,
} from './accounts/confirmers.ts';
export { isLocked } from './accounts/failed-attempts.ts';
export {
  activeDrafters,
  clientUserName,
  colleaguesOf,
  findPeople,
  findRecipients,
  isActiveDrafter,
  type Person,
  userName,
  usersOfClient,
  usersWithRole,
} from './accounts/find-people.ts';
export { createFirstAdmin } from './accounts/first-admin.ts';
export { forgetWaysIn } from './accounts/forget-ways-in.ts';
export { languageOf, setLanguage } from './accounts/language.ts';
export { assertNotLastAdmin } from './accounts/last-admin.ts';
export { notifyAccountChanged } from './accounts/notify-account-changed.ts';
export { notifyAdministrator, notifyAdministrators } from './accounts/notify-administrators.ts';
export { byItsWord, type NamedRole, roleOfName } from './accounts/role-names.ts';
export { assertFree, insertUser, markUser, storeUser } from './accounts/store-user.ts';
export { userView } from './accounts/user-view.ts';
export { plainAddress } from './address-key.ts';
export { callerOf } from './caller.ts';
export { findAddressee, findBranding } from './clients/branding.ts';
export { clientNameOf, clientNames } from './clients/client-names.ts';
export { isTiedToOwnProvider } from './clients/client-provider.ts';
export { eraseClientName, peopleOfClient } from './clients/erase-client-name.ts';
export { leaveProvider } from './clients/leave-provider.ts';
export { findClient, findClientByCode } from './clients/present-client.ts';
export { storageLimitsOf } from './clients/storage-limits.ts';
export { hashPassword } from './passwords/hash-password.ts';
export { mountIdentity } from './routes.ts';
export { newestVersion, saveVersion, savingOf } from './saved-versions.ts';
export { reseal } from './second-factor/reseal.ts';
export { randomToken, sameText, sha256 } from './secrets.ts';
export { policyState, savePolicy } from './security-policy/save-policy.ts';
export { agedSessions } from './session/aged-sessions.ts';
export { authenticate } from './session/authenticate.ts';
export { countSessions } from './session/count-sessions.ts';
export { readerLanguage } from './session/reader-language.ts';
export { revokeSessionsOf } from './session/revoke.ts';
export { sessionHolder } from './session/session-holder.ts';
export { signInDirectly } from './session/sign-in-directly.ts';
export { checkAddress } from './sign-in/address-limit.ts';
export { endInvitations, invite } from './sign-in/invitations.ts';
export { recordRefusal } from './sign-in/record-refusal.ts';
export { endTickets } from './sign-in/tickets.ts';
export { termsHash, termsText } from './terms/active-terms.ts';
export { saveTerms, termsStateOf } from './terms/save-terms.ts';
