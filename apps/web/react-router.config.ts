import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  // A test builds a second one, elsewhere.
  buildDirectory: process.env['WEB_BUILD_FOLDER'] ?? 'build',
  ssr: true,
  // A page for signing in knows no other route: it leads on by whole page loads.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config
