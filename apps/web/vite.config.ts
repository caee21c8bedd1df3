import { reactRouter } from '@react-router/dev/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

import { appIcons } from './vite/app-icons.ts'
import { catalogueFiles } from './vite/catalogue-files.ts'
import { chunks } from './vite/chunks.ts'
import { hotSheet } from './vite/hot-sheet.ts'
import { lightFiles } from './vite/light-files.ts'
import { ownRouterParts } from './vite/own-router-parts.ts'
import { tokenColours } from './vite/token-colours.ts'
import { withoutInstrumentation } from './vite/without-instrumentation.ts'
import { withoutInjectedStyle } from './vite/without-injected-style.ts'
import { withoutPrefetch } from './vite/without-prefetch.ts'
import { withoutPreloadHelper } from './vite/without-preload-helper.ts'
import { withoutUnusedReact } from './vite/without-unused-react.ts'

export default defineConfig({
  plugins: [
    withoutInjectedStyle(),
    withoutInstrumentation(),
    withoutPrefetch(),
    ownRouterParts(),
    withoutPreloadHelper(),
    withoutUnusedReact(),
    catalogueFiles(),
    lightFiles(),
    hotSheet(),
    tokenColours(),
    appIcons(),
    reactRouter(),
  ],
  // The workspace's packages resolve to their sources, so a change needs no build step.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: {
    noExternal: [/^@collect\//],
    resolve: { conditions: ['source', ...defaultServerConditions] },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [...chunks] } } } } },
  },
  build: {
    target: 'es2023',
    modulePreload: false,
    // The first versions with `light-dark()`. For older ones the build would write each colour as several declarations.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5', 'ios17.5'],
    // The preload in the head would not match a `data:` URL.
    assetsInlineLimit: 0,
  },
})
