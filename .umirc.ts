import { defineConfig } from '@umijs/max';
import { chunksApart } from './config/chunks-apart.ts';
import { spokenNames } from './config/patches/spoken-names.ts';
import { strictStyles } from './config/patches/strict-styles.ts';
import { tellFailures } from './config/patches/tell-failures.ts';
import { trimComponents } from './config/patches/trim-components.ts';
import { proxy } from './config/proxy.ts';

export default defineConfig({
  title: 'Prudence',
  npmClient: 'npm',
  vite: {
    plugins: [trimComponents, strictStyles, spokenNames, chunksApart, tellFailures],
    // Half of the scripts are smaller than that: each costs a request. docs/benchmarks.md has the figures.
    build: { rollupOptions: { output: { experimentalMinChunkSize: 4_000 } } },
  },
  hash: true,
  plugins: ['./config/routes.plugin.ts'],
  conventionRoutes: { exclude: [/\.test\.tsx?$/] },
  model: {},
  access: {},
  initialState: {},
  request: { dataField: '' },
  // Without it the locale plugin brings moment along: 46 KB of the login screen.
  moment2dayjs: { preset: 'none', plugins: [] },
  locale: { default: 'en-US', antd: false, baseNavigator: false, title: false, useLocalStorage: true },
  favicons: ['/favicon.svg'],
  metas: [
    { name: 'description', content: 'Third-party onboarding and risk assessment' },
    { name: 'color-scheme', content: 'light dark' },
  ],
  targets: { chrome: 111, edge: 111, firefox: 114, safari: 16 },
  polyfill: { imports: [] },
  mfsu: false,
  // mock/ is a server of its own, not Umi's per-file mocks.
  mock: false,
  proxy,
});
