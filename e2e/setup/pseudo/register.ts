import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import { marked } from './marked.ts'

// Preloaded by the server's process: the built app and the server's texts are in the pseudo-language.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.endsWith('/pages/web-build.ts')
      ? { url: new URL('web-build.ts', import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
  load(url, context, next) {
    const source = url.includes('/messages/src/en/') && marked(url, readFileSync(fileURLToPath(url), 'utf8'))
    if (!source) return next(url, context)
    return { format: 'module', source: stripTypeScriptTypes(source), shortCircuit: true }
  },
})
