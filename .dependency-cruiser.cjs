/*
 * Who may import whom (the picture is in docs/architecture.md). Deny by default: an import that no line of `allowed`
 * names is an error, so a new folder is guarded from birth.
 */
const allow = (from, to, more = {}) => ({
  from: { path: from, ...more.from },
  to: { path: to, ...more.to },
});

const NPM = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg'];
const npm = (from, more = {}) => ({ from: { path: from, ...more }, to: { dependencyTypes: NPM } });
const node = (from, more = {}) => ({ from: { path: from, ...more }, to: { dependencyTypes: ['core'] } });

const ENGINE_DOOR = '^engine/[^/]+/index[.]ts$';
const MODULE_DOOR = '^server/modules/[^/]+/index[.]ts$';
/** From the ground up. What a module must ask of one above it arrives as a port from server/compose.ts. */
const MODULES = [
  ['audit', 'notifications', 'identity', 'people', 'scim', 'settings'],
  ['requests', 'third-parties'],
  ['watchlists', 'name-index', 'clusters', 'company-register', 'screening', 'monitoring'],
  ['media', 'assessment', 'news', 'reports', 'dashboards', 'search', 'webhooks', 'retention'],
].flat();
const doorsOf = (modules) => `^server/modules/(${modules.join('|')})/index[.]ts$`;
/** What the browser loads of the contract: it may not bring zod along. */
const LIGHT_FILES =
  '(against-recommendation|limits|words|contrast|csv-cell|fits-conditions|holdings|lacking-facts|list-columns|list-formats|party-type|time-zone|zone-name|password-rules|request-statuses|section-markup|retention-kinds|document-kinds|stated-facts|risk-outcome|supports-reason)';
const FEATURE_DOOR = '^src/features/[^/]+/index[.]tsx?$';
const WIRING =
  '^(server/[^/]+[.]ts|mock/|bench/|scripts/|tests/(api|e2e|faults|deploy|architecture|support)/)';
const ROUTES = '^src/(app[.]tsx|loading[.]tsx|access[.]ts|pages/|layouts/)';
const TEST = '[.]test[.]tsx?$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  allowed: [
    // contract: zod and itself
    allow('^contract/', '^contract/'),
    { from: { path: '^contract/' }, to: { path: '^node_modules/zod/' } },

    // engine: libraries, its own folder, and another folder's door; no Node, so no I/O
    allow('^engine/([^/]+)/', '^engine/$1/'),
    allow('^engine/', ENGINE_DOOR),
    npm('^engine/'),
    // …except the plumbing of streams: computing over chunks is no I/O
    allow('^engine/lists/', '^stream$'),
    node(`^engine/(cli[.]ts|.*test-support[.]ts|.*${TEST})`),

    // browser: routes → features by their door → shared → contract
    allow(ROUTES, `${FEATURE_DOOR}|^src/(shared|assets|locales|layouts)/|^src/(access[.]ts|global[.]css)$`),
    allow('^src/features/([^/]+)/', '^src/features/$1/'),
    // a request is allocated, corrected and decided on from its analysis as well
    allow('^src/features/analysis/', '^src/features/(requests|new-request|third-parties)/index[.]tsx?$'),
    allow('^src/(features|shared)/', '^src/(shared|assets|locales)/'),
    allow('^src/(assets|locales)/', '^src/(assets|locales)/'),
    allow('^src/', '^config/(access|theme)[.]ts$'),
    allow('^src/', '^contract/'),
    // the page that checks a dossier without us judges by the same code as we do
    allow('^src/dossier/', `${ENGINE_DOOR}|^src/dossier/`),
    npm('^src/'),
    // Umi's own router, which it does not give away
    allow('^tests/browser/with-router[.]tsx$', 'node_modules/react-router-dom/'),

    // server: a module calls the doors of those below it; below them all platform and engine
    allow('^server/modules/([^/]+)/', '^server/modules/$1/'),
    ...MODULES.map((module, place) => allow(`^server/modules/${module}/`, doorsOf(MODULES.slice(0, place)))),
    allow('^server/modules/', `^server/platform/|${ENGINE_DOOR}|^contract/`),
    allow('^server/platform/', '^server/platform/|^contract/'),
    // the report on paper has the colours of the house
    allow('^server/modules/reports/(document|pdf|word)/', '^config/theme[.]ts$'),
    npm('^server/'),
    node('^server/'),

    // wiring: everything by its door
    allow(WIRING, `${MODULE_DOOR}|^server/platform/|^server/[^/]+[.]ts$|${ENGINE_DOOR}|^contract/|^mock/`),
    allow('^(mock|bench|scripts)/', '^$1/'),
    allow('^tests/([^/]+)/', '^tests/$1/'),
    allow('^(tests|bench)/', '^tests/support/'),
    // where the project, its browser and a database are
    allow('^(tests|bench|config)/', '^scripts/(project-root[.]ts$|machine/)'),
    allow('^config/build-first[.]ts$', '^scripts/build/build-if-stale[.]ts$'),
    allow('^tests/architecture/', '^scripts/sabotage/sabotages[.]ts$'),
    npm('^(mock|bench|scripts|tests)/'),
    node('^(mock|bench|scripts|tests)/'),

    allow('^(scripts|tests)/', '^package[.]json$'),
    allow(
      '^tests/architecture/',
      '^scripts/(build/build-if-stale|openapi-document|testing/compare-statements|tracked-files)[.]ts$|^scripts/supply-chain/',
    ),

    // a test through the door may look at the rows behind it
    allow(`^tests/api/|^server/.*${TEST}`, '^server/modules/[^/]+/tables[.]ts$'),

    // a dossier takes the page that the build made
    allow('^tests/api/', '^scripts/build/build-dossier-page[.]ts$'),

    // thousands of sequences of changes are too many for HTTP: this one drives the jobs themselves
    allow(
      '^tests/api/monitoring/monitoring-(oracle|world)',
      '^server/modules/(monitoring|name-index|requests|screening|third-parties|watchlists)/',
    ),
    // a test beside the code it tests may use the runner's support
    allow(`^server/modules/.*${TEST}`, MODULE_DOOR),
    allow(`^server/.*${TEST}`, '^tests/support/|^server/[^/]+[.]ts$|^mock/http/|^scripts/project-root[.]ts$'),
    allow(`^(engine|contract)/.*${TEST}`, '^tests/support/'),
    { from: { path: `^contract/.*${TEST}` }, to: { path: '^node_modules/fast-check/' } },
    allow(`^src/.*${TEST}`, '^tests/browser/'),
    // what the engine says in English, a page says in the reader's language: a test compares the two
    allow(`^src/.*${TEST}`, ENGINE_DOOR),

    // configuration: Umi's, Jest's, Playwright's, Drizzle's
    allow('^(config/|[.]umirc[.]ts$)', '^(config|contract)/'),
    npm('^(config/|[.]umirc[.]ts$|[.]dependency-cruiser[.]cjs$)'),
    node('^(config/|[.]umirc[.]ts$)'),
    allow('^config/postgres-for-tests[.]mjs$', '^server/platform/db/temporary/'),

    // reported once, by `resolvable`
    { from: {}, to: { couldNotResolve: true } },
  ],
  allowedSeverity: 'error',

  forbidden: [
    {
      name: 'browser-takes-only-numbers-and-words-from-the-contract',
      comment: 'An endpoint imported as a value brings zod into the bundle: import its type.',
      severity: 'error',
      from: { path: '^src/', pathNot: TEST },
      to: {
        path: '^contract/',
        pathNot: `^contract/(${LIGHT_FILES}[.]ts|texts/((acted|plain-reasons)[.]ts|[a-z]+[.](hi|ar)[.]json))$`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'limits-and-words-stay-light',
      comment: 'The browser loads these files: they may not bring zod along.',
      severity: 'error',
      from: { path: `^contract/${LIGHT_FILES}[.]ts$` },
      to: {
        dependencyTypesNot: ['type-only'],
        pathNot: `^contract/${LIGHT_FILES}[.]ts$`,
      },
    },
    {
      name: 'one-zip-reader-in-the-server',
      comment:
        'Two readers can see two archives in one file: server/platform/files/zip reads what was uploaded.',
      severity: 'error',
      from: { path: '^server/', pathNot: TEST },
      to: { path: '^node_modules/jszip/' },
    },
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'listed-in-package-json',
      comment:
        '`umi` and its router come with @umijs/max and must not be listed beside it; @jest/globals comes with jest.',
      severity: 'error',
      from: {},
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
        pathNot: '^node_modules/(umi|react-router-dom|@jest/globals)/',
      },
    },
    {
      name: 'production-runs-without-dev-dependencies',
      severity: 'error',
      from: { path: '^(contract|engine|server|src)/', pathNot: `${TEST}|^src/[.]umi` },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],

  options: {
    // dependency-cruiser 18 cannot read TypeScript 7 and would report success over nothing: swc reads the sources.
    parser: 'swc',
    tsPreCompilationDeps: true,
    webpackConfig: { fileName: `${__dirname}/config/aliases.cjs` },
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: '^(dist|data|coverage|test-results|playwright-report)/|^src/[.]umi|^@@/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
