import type { Plugin } from 'vite'

/** React starts a view transition here, and nowhere else; without one it runs these three steps. */
const start =
  /\bshouldStartViewTransition\s*\? \(pendingViewTransition = startViewTransition\([^()]*\)\)\s*: (\(flushMutationEffects\(\), flushLayoutEffects\(\), flushSpawnedWork\(\)\));/
/** Functions that only a view transition reaches. They call themselves, so the minifier would keep them. */
const steps =
  /^function (?:commit(?:Enter|Exit|AppearingPair|DeletedPair|Nested)ViewTransitions|measureNestedViewTransitions|restore(?:Nested|Paired|EnterOrExit)ViewTransitions|commitAfterMutationEffectsOnFiber|recursivelyTraverseAfterMutationEffects|applyViewTransitionToHostInstancesRecursive|measureViewTransitionHostInstancesRecursive|restoreViewTransitionOnHostInstances)\([^]*?^\}\n/gm
/** What a ref of a fragment can do. */
const fragmentMethods = /^FragmentInstance\.prototype\.\w+ = function [^]*?^\};\n/gm

/** Two of React's features that the app does not use; a page that did would lack them in the built app alone. */
const uses = /\b(?:ViewTransition|addTransitionType)\b|<(?:React\.)?Fragment\b[^>]*\bref=/

/**
 * Removes view transitions and the refs of fragments from React in the browser's build: the app uses neither, and every
 * page would load 4 kB for them.
 */
export function withoutUnusedReact(): Plugin {
  return {
    name: 'without-unused-react',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (/\/(?:apps\/web\/app|packages)\/[^?]*\.tsx?$/.test(id) && uses.test(code))
        return this.error('the build removes this feature of React: adapt its plugin')
      if (!id.endsWith('/react-dom/cjs/react-dom-client.production.js')) return undefined
      if (!start.test(code) || count(code, steps) < 10 || count(code, fragmentMethods) < 10)
        return this.error('React has view transitions or refs of fragments in a new way: adapt this plugin')
      return {
        code: code
          .replace(start, '$1;')
          .replaceAll(steps, (step) => `${/^function \w+/.exec(step)?.[0]}() {}\n`)
          .replaceAll(fragmentMethods, ''),
        map: null,
      }
    },
  }
}

const count = (code: string, pattern: RegExp): number => code.match(pattern)?.length ?? 0
