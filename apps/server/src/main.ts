import './process/thread-pool.ts'
import { listen } from './http/listener.ts'
import { openApp } from './open-app.ts'
import { createPages } from './pages/pages.ts'
import { run } from './process/run.ts'
import { createStaticAssets } from './http/static-assets.ts'
import { loadWebBuild, webAssetsFolder } from './pages/web-build.ts'

await run(async (environment, log) => {
  const build = await loadWebBuild()
  const running = await openApp(environment, log, {
    assets: createStaticAssets(webAssetsFolder),
    pages: (options) => createPages({ ...options, build }),
    listen: (answer) => listen(answer, environment.host, environment.port, 'PORT'),
  })
  process.stdout.write(`Collect Everything is open at ${environment.origin}\n`)
  return running
})
