export {
  forgetLoginFlags,
  isLoggedIn,
  keepDetails,
  keepSession,
  type LoginType,
  loginType,
  readDetails,
} from './current-details.ts';
export type { CurrentDetails } from './details-from.ts';
export { holds } from './holds.ts';
export { LoginGuard } from './login-guard.tsx';
export { readLogoutMessageOnce } from './logout-message.ts';
export { mayOpen } from './may-open.ts';
export { lastSegment, placeOfAddress } from './place-of-address.ts';
export { hasOpenProviderSession } from './provider-session.ts';
export { goToProviderSignOut, readProviderSignOut } from './provider-sign-out.ts';
export { takeReturnAddress } from './return-address.ts';
export { offerSession, takeOverSession } from './share-session.ts';
export { keepSignInAddress, signInAddress } from './sign-in-address.ts';
export { leaveWithOtherTab, refuseReturnAfterSignOut, signOut } from './sign-out.ts';
export { accessOf, useAccess } from './use-access.ts';
export { useSession } from './use-session.ts';
