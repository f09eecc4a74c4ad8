import { IntlProvider } from '@umijs/max';
import { type ComponentType, type PropsWithChildren, Suspense } from 'react';

// Umi's react-intl is typed for a React whose components had children unasked.
const Provider = IntlProvider as unknown as ComponentType<
  PropsWithChildren<{ locale: string; messages: Record<string, string> }>
>;

/** The texts of a language, English unless told, around a component; a testing library's `wrapper`. */
export const WithTexts = ({ language = 'en-US', children }: PropsWithChildren<{ language?: string }>) => (
  <Provider locale={language} messages={{}}>
    <Suspense>{children}</Suspense>
  </Provider>
);
