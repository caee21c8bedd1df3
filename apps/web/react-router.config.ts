import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  // A test builds a second one, elsewhere.
  buildDirectory: process.env['WEB_BUILD_FOLDER'] ?? 'build',
  ssr: true,
  // The product has a handful of routes: one small manifest file beats a request for each screen's links.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
