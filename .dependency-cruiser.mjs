// The import boundaries: which package may import which. Loops are refused everywhere, types included.

import { fileURLToPath } from 'node:url'

/** What each room may import of ours; everything else is refused. Tests may also use the test databases of storage. */
const boundaries = {
  'packages/contract': [],
  'packages/storage': [],
  'packages/messages': ['contract'],
  'packages/flow': ['contract'],
  'packages/flow-react': ['flow', 'contract', 'messages'],
  'packages/oauth2-admin': ['contract'],
  'packages/identity': ['contract', 'storage', 'messages', 'oauth2-admin'],
  'packages/oauth2': ['contract', 'storage', 'messages', 'oauth2-admin', 'identity'],
  'packages/collectibles': ['contract', 'storage', 'messages'],
  'apps/web': ['flow-react', 'flow', 'messages', 'contract', 'collectibles'],
  'apps/server': ['identity', 'oauth2', 'oauth2-admin', 'collectibles', 'storage', 'contract', 'messages'],
}

const isTest = String.raw`(\.test\.tsx?$|/test/)`
const anyOf = (names) => `(${names.join('|')})`

const packageRules = Object.entries(boundaries).map(([component, allowed]) => ({
  name: `boundaries-of-${component.replace('/', '-')}`,
  comment: `${component} may import of ours: ${allowed.join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: `^${component}/`, pathNot: isTest },
  to: {
    path: '^(packages|apps)/',
    pathNot: [`^${component}/`, ...(allowed.length > 0 ? [`^packages/${anyOf(allowed)}/`] : [])],
  },
}))

/** Inside a package, imports lead one way only. */
const layer = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: isTest },
  to: { path: to },
})
const identity = '^packages/identity/src'
const flow = '^packages/flow/src'
const screens = '^packages/flow-react/src'

export default {
  forbidden: [
    {
      name: 'no-loops',
      comment: 'A loop ties two files into one',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...packageRules,
    {
      name: 'by-the-front',
      comment: 'A package is entered by a door of its package.json, never by a deep path',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: {
        path: '^packages/([^/]+)/',
        pathNot: [
          '^packages/$2/',
          String.raw`^packages/[^/]+/src/(index|react)\.tsx?$`,
          String.raw`^packages/collectibles/src/(wire/index|operator)\.ts$`,
          String.raw`^packages/storage/test/(databases|explain|record-statements)\.ts$`,
          String.raw`^packages/identity/test/service/`,
        ],
      },
    },
    {
      name: 'test-databases-in-tests',
      comment: 'What only tests need is imported only by tests',
      severity: 'error',
      from: { pathNot: [isTest, '^e2e/', '^bench/', '^siege/'] },
      to: { path: '/test/' },
    },
    {
      name: 'siege-attacks-from-outside',
      comment: 'An attack knows what a client knows: the wire, the settings, and how tests speak to the program',
      severity: 'error',
      from: { path: '^siege/' },
      to: {
        path: '^(packages|apps)/',
        pathNot: [
          '^packages/contract/',
          '^packages/identity/src/index',
          '^packages/identity/test/service/',
          '^packages/identity/test/providers/open-partner',
          '^apps/server/test/send',
        ],
      },
    },
    {
      name: 'react-stays-in-its-rooms',
      comment: 'React lives in flow-react, in apps/web, and in the provider of messages',
      severity: 'error',
      from: {
        path: '^(packages|apps)/',
        pathNot: ['^packages/flow-react/', '^apps/web/', String.raw`^packages/messages/src/react\.tsx?$`],
      },
      to: { path: ['^node_modules/(react|react-dom|react-intl|@react-router/[^/]+)/'] },
    },
    {
      name: 'router-stays-in-the-apps',
      comment: 'The screens know no router; the server carries the one of the built app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '(^|/)node_modules/react-router/' },
    },
    {
      name: 'contract-and-flow-stand-alone',
      comment: 'The wire and the engine run anywhere: no package, nothing of Node',
      severity: 'error',
      from: { path: '^packages/(contract|flow)/src/', pathNot: isTest },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg'] },
    },
    layer(
      'identity-methods-see-no-http',
      `${identity}/methods/`,
      `${identity}/(http|flows)/`,
      'A strategy sees no HTTP, no cookie and no flow machinery',
    ),
    layer('identity-flows-see-no-http', `${identity}/flows/`, `${identity}/http/`, 'http leads to flows, never back'),
    layer(
      'identity-ground-floor',
      `${identity}/(records|nodes|secrets|concurrency|rate-limit|identities|sessions|courier|codes|address-changes|store|schema|config|webauthn|captcha|tokens|metrics|retention)/`,
      `${identity}/(http|flows|methods)/`,
      'What methods share stands below them',
    ),
    layer(
      'identity-descriptions-see-no-flow',
      `${identity}/(owner-data|openapi)/`,
      `${identity}/(http|flows)/`,
      'What describes accounts and the API reads the list of methods, and nothing above it',
    ),
    layer(
      'identity-records-stand-alone',
      `${identity}/records/`,
      `${identity}/(?!records/)`,
      'What is stored is described without what stores or uses it',
    ),
    layer(
      'identity-jsonnet-stands-alone',
      `${identity}/jsonnet/`,
      `${identity}/(?!jsonnet/)`,
      'The reader of Jsonnet knows nothing of identities',
    ),
    layer(
      'identity-admin-shares-the-wire',
      `${identity}/admin/`,
      `${identity}/http/(?!wire/|about)`,
      'The admin API shares the reading of requests and the making of answers with the public one, not its routes',
    ),
    {
      name: 'identity-sql-in-store',
      comment: 'SQL stands in store/ only',
      severity: 'error',
      from: { path: `${identity}/`, pathNot: [isTest, `${identity}/store/`] },
      to: { path: '(^|/)node_modules/kysely/' },
    },
    {
      name: 'identity-methods-know-no-other',
      comment: 'One method knows no other; only their list knows them all',
      severity: 'error',
      from: { path: `${identity}/methods/([^/]+)/`, pathNot: isTest },
      to: { path: `${identity}/methods/([^/]+)/`, pathNot: [`${identity}/methods/$1/`, `${identity}/methods/shared-`] },
    },
    {
      name: 'collectibles-wire-stands-alone',
      comment:
        'The wire of the collectibles runs in browsers too: it imports nothing of the service and nothing of Node',
      severity: 'error',
      from: { path: '^packages/collectibles/src/wire/', pathNot: isTest },
      to: { pathNot: ['^packages/collectibles/src/wire/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'pages-import-the-wire-of-collectibles',
      comment: 'Pages talk to the collectibles by requests; only its wire comes along',
      severity: 'error',
      from: { path: '^apps/web/app/' },
      to: { path: '^packages/collectibles/', pathNot: '^packages/collectibles/src/wire/index' },
    },
    layer(
      'screens-steps',
      `${screens}/steps/`,
      `${screens}/(screens|card)/`,
      'screens → card → steps → nodes → fields',
    ),
    layer('screens-card', `${screens}/card/`, `${screens}/screens/`, 'screens → card → steps → nodes → fields'),
    layer(
      'screens-nodes',
      `${screens}/nodes/`,
      `${screens}/(screens|card|steps)/`,
      'screens → card → steps → nodes → fields',
    ),
    layer(
      'screens-fields',
      `${screens}/fields/`,
      `${screens}/(screens|card|steps|nodes)/`,
      'screens → card → steps → nodes → fields',
    ),
    layer(
      'flow-rules-are-pure',
      `${flow}/(form|screen)/`,
      `${flow}/(live|client|wire/transport)`,
      'Only the transport, the client and live/ have effects',
    ),
    {
      name: 'nothing-unresolvable',
      severity: 'error',
      from: {},
      // `?url`, `?inline` and virtual modules are Vite's.
      to: {
        couldNotResolve: true,
        pathNot: [
          '^virtual:',
          String.raw`^\./\+types/`,
          '/build/',
          String.raw`\.svg\?url$`,
          String.raw`\.css\?inline$`,
        ],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^scripts/arrows/planted/', '^(packages|apps)/.*/(dist|build|\\.react-router)/', '\\+types/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: fileURLToPath(new URL('tsconfig.base.json', import.meta.url)) },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
    },
    moduleSystems: ['es6'],
  },
}
