import './process/thread-pool.ts'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import * as app from './dev/app.ts'
import { readableLog } from './dev/readable-log.ts'
import { reloading, type Reloading } from './dev/reload.ts'
import { viteLog } from './dev/vite-log.ts'
import { listen } from './http/listener.ts'
import { run } from './process/run.ts'

// npm run dev: Vite runs pages, styles and server code, so every change takes effect at once.
const repository = fileURLToPath(new URL('../../../', import.meta.url))
const web = `${repository}apps/web`
const appFile = fileURLToPath(new URL('./dev/app.ts', import.meta.url))
const pagesModule = 'virtual:react-router/server-build'

await run(
  async (environment, log) => {
    // The port is opened first, so that a start on a used port fails at once.
    const ready = Promise.withResolvers<Reloading>()
    const listener = await listen(
      async (incoming, outgoing) => {
        const { answer } = await ready.promise
        vite.middlewares(incoming, outgoing, () => answer(incoming, outgoing))
      },
      environment.host,
      environment.port,
      'PORT',
    )
    const vite = await keepingSignals(() =>
      createServer({
        root: web,
        configFile: `${web}/vite.config.ts`,
        cacheDir: `${repository}.cache/vite`,
        appType: 'custom',
        customLogger: viteLog(log),
        server: {
          middlewareMode: true,
          ws: { server: listener.server },
          // No other folder of the repository, because the data folder may be in it.
          fs: { allow: [web, `${repository}packages`, `${repository}node_modules`] },
        },
        plugins: [
          {
            name: 'reload-server',
            async hotUpdate({ file, modules }) {
              if (this.environment.name !== 'ssr') return
              if (modules.length > 0)
                log.info({ event: 'dev.file_changed', file: relative(repository, file) }, 'File changed.')
              const { reload } = await ready.promise
              void reload(file === environment.projectConfig)
            },
          },
        ],
      }),
    )
    // Records changes from now on, even before Vite has loaded a file.
    vite.watcher.add([environment.projectConfig, `${repository}apps/server/src`, `${repository}packages`])

    ready.resolve(
      reloading<typeof app>({
        // Node loads the code three times as fast as Vite.
        first: app,
        load: async () => (await vite.ssrLoadModule(appFile)) as typeof app, // what this file exports
        open: (code, listenWith) =>
          code.openDevApp(environment, log, {
            loadPages: async () => {
              const build = await vite.ssrLoadModule(pagesModule)
              // The page contains the style sheet already.
              return { ...(build as ServerBuild), unstable_getCriticalCss: () => undefined } // what this module is
            },
            listen: listenWith,
          }),
        log,
      }),
    )
    const server = await ready.promise
    // Runs in the background, so that the first page and the first change are quick. Errors appear when code is used.
    vite
      .ssrLoadModule(pagesModule)
      .then(() => vite.ssrLoadModule(appFile))
      .catch(() => {})
    process.stdout.write(`Collect Everything is open at ${environment.origin}, in development\n`)
    return {
      async stop(timeoutMs) {
        // Vite holds the browsers' sockets; the listener stops when they are closed.
        await Promise.all([listener.stop(timeoutMs), vite.close()])
        await server.stop(timeoutMs)
      },
    }
  },
  readableLog((text) => process.stdout.write(text), process.stdout.isTTY),
)

/** Removes the signal handlers that `start` adds: Vite's would end the process before everything is closed. */
async function keepingSignals<Result>(start: () => Promise<Result>): Promise<Result> {
  const own = process.listeners('SIGTERM')
  const result = await start()
  for (const added of process.listeners('SIGTERM')) if (!own.includes(added)) process.off('SIGTERM', added)
  return result
}
