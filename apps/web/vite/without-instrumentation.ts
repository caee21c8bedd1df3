import type { Plugin } from 'vite'

/** Where the router asks whether anybody wants to watch it. */
const questions = [
  /\b(?:init|opts\?)\.instrumentations\b(?!\.)/g,
  /\bconsumeInstrumentationClientResultMetaReceiver\(router\)/g,
]

/**
 * Nobody watches the router in a browser, and what it has for that would weigh on every page. It is told so before the
 * build, which then leaves it out.
 */
export function withoutInstrumentation(): Plugin {
  return {
    name: 'without-instrumentation',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/\/react-router\/dist\/production\/lib\/router\/router\.js/.test(id)) return undefined
      if (questions.some((question) => code.search(question) < 0))
        this.error('the router asks in another way now who watches it: look at its module again')
      return { code: questions.reduce((text, question) => text.replaceAll(question, 'undefined'), code), map: null }
    },
  }
}
