import type { Plugin } from 'vite'

const event = 'collect:sheet'

/** Runs in the browser: the sheet stands in the page, so the page is asked for again and only its sheet is taken. */
const client = `
if (import.meta.hot) {
  import.meta.hot.on('${event}', async () => {
    const page = await (await fetch(location.href)).text()
    const sheet = /<style[^>]*data-href="sheet"[^>]*>([^]*?)<\\/style>/.exec(page)?.[1]
    if (sheet !== undefined) document.querySelector('style[data-href="sheet"]').textContent = sheet
  })
}`

/** In development, a change of a style sheet is shown without loading the page again: what was typed stays. */
export function hotSheet(): Plugin {
  return {
    name: 'hot-sheet',
    apply: 'serve',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) => (id.endsWith('/app/entry.client.tsx') ? code + client : undefined),
    hotUpdate({ file }) {
      if (!file.endsWith('.css')) return undefined
      this.environment.hot.send({ type: 'custom', event })
      return []
    },
  }
}
