import { reactRouter } from '@react-router/dev/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

import { catalogueFiles } from './vite/catalogue-files.ts'
import { chunks } from './vite/chunks.ts'
import { hotSheet } from './vite/hot-sheet.ts'
import { tokenColours } from './vite/token-colours.ts'
import { withoutInstrumentation } from './vite/without-instrumentation.ts'
import { withoutInjectedStyle } from './vite/without-injected-style.ts'

export default defineConfig({
  plugins: [
    withoutInjectedStyle(),
    withoutInstrumentation(),
    catalogueFiles(),
    hotSheet(),
    tokenColours(),
    reactRouter(),
  ],
  // Our own packages are entered by their sources: no build step between a change and the app.
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
    // The first versions with `light-dark()`; for older ones each colour would be written in several lines.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5', 'ios17.5'],
    // A data: address would not be found by the preload in the head.
    assetsInlineLimit: 0,
  },
})
