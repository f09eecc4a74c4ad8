import { Navigate } from '@umijs/max';
import { isLoggedIn, signInAddress } from '@/shared/session';

/** The root leads to the login screen, and whoever is signed in to Home. */
export default function RootRoute() {
  return <Navigate to={isLoggedIn() ? '/pages/index' : signInAddress()} replace />;
}
