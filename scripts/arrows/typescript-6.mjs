// Preloaded before dependency-cruiser: it reads TypeScript through the compiler's classic API, which version 7 has not.
import { createRequire, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

const require = createRequire(import.meta.url)

registerHooks({
  resolve(specifier, context, next) {
    const isCompiler = specifier === 'typescript' || specifier.startsWith('typescript/')
    const isFromHere = context.parentURL === import.meta.url
    if (!isCompiler || isFromHere) return next(specifier, context)
    return { url: pathToFileURL(require.resolve(specifier)).href, shortCircuit: true }
  },
})
