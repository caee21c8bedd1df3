import type { Plugin } from 'vite'

/** The router's check for instrumentation. */
const questions = [
  /\b(?:init|opts\?)\.instrumentations\b(?!\.)/g,
  /\bconsumeInstrumentationClientResultMetaReceiver\(router\)/g,
]

/**
 * Removes the router's instrumentation from the browser build: the app does not use it, and every page would load it.
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
        this.error('the router checks for instrumentation in a new way: adapt this plugin to its module')
      return { code: questions.reduce((text, question) => text.replaceAll(question, 'undefined'), code), map: null }
    },
  }
}
