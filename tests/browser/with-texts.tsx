import { IntlProvider } from '@umijs/max';
import type { ComponentType, PropsWithChildren } from 'react';

// Umi's react-intl is typed for a React whose components had children unasked.
const Provider = IntlProvider as unknown as ComponentType<
  PropsWithChildren<{ locale: string; messages: Record<string, string> }>
>;

/** The English texts around a component; a testing library's `wrapper`. */
export const WithTexts = ({ children }: PropsWithChildren) => (
  <Provider locale="en-US" messages={{}}>
    {children}
  </Provider>
);
