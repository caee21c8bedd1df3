import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  // A test builds a second copy elsewhere.
  buildDirectory: process.env['WEB_BUILD_FOLDER'] ?? 'build',
  ssr: true,
  // Account pages know no other routes: they navigate by full page loads.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config
