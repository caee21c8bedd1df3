// Preloaded before dependency-cruiser: it reads TypeScript through the compiler's classic API, which version 7 has not.
import { registerHooks } from 'node:module'

registerHooks({
  resolve(specifier, context, next) {
    const isCompiler = specifier === 'typescript' || specifier.startsWith('typescript/')
    return next(specifier, isCompiler ? { ...context, parentURL: import.meta.url } : context)
  },
})
