import './global.css';
import type { RequestConfig } from '@umijs/max';
import { getRequestInstance, history } from '@umijs/max';
import type { AxiosRequestConfig } from 'axios';
import type { ReactNode } from 'react';
import {
  createInterceptors,
  joinSessionChannel,
  loadDeployment,
  navigateWith,
  showProblem,
  whenSessionIsLost,
  whenSessionIsRenewed,
} from './shared/http/index.ts';
import {
  keepDetails,
  leaveWithOtherTab,
  readDetails,
  refuseReturnAfterSignOut,
  signOut,
  takeOverSession,
} from './shared/session/index.ts';
import { loadTexts } from './shared/texts/use-texts.ts';
import { guardMarkup } from './shared/trusted-types.ts';
import { startAppearance } from './shared/ui/appearance/appearance-store.ts';
import { Toasts } from './shared/ui/toasts/toasts.tsx';

guardMarkup();
startAppearance();
navigateWith((path) => history.push(path));
joinSessionChannel(leaveWithOtherTab);
refuseReturnAfterSignOut();
whenSessionIsRenewed(keepDetails);
whenSessionIsLost((reason) =>
  signOut({ title: 'Session expired!', message: 'Login again...', stays: reason }),
);

export async function getInitialState() {
  const [deployment] = await Promise.all([loadDeployment(), takeOverSession(), loadTexts()]);
  return { deployment, user: readDetails() };
}

const { onRequest, onAnswer, onFailure } = createInterceptors((config) =>
  getRequestInstance().request(config as AxiosRequestConfig),
);

export const request: RequestConfig = {
  requestInterceptors: [onRequest],
  responseInterceptors: [[onAnswer, onFailure as (error: Error) => Promise<never>]],
  errorConfig: { errorHandler: showProblem },
};

/** Within the texts, so that a message's own words follow the language. */
export const innerProvider = (container: ReactNode) => (
  <>
    {container}
    <Toasts />
  </>
);
