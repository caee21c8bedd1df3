import type { Plugin } from 'vite'

const event = 'collect:sheet'

/** Runs in the browser: the sheet is inlined, so it requests the page again and takes only the new sheet. */
const client = `
if (import.meta.hot) {
  import.meta.hot.on('${event}', async () => {
    const page = await (await fetch(location.href)).text()
    const sheet = /<style[^>]*data-href="sheet"[^>]*>([^]*?)<\\/style>/.exec(page)?.[1]
    if (sheet !== undefined) document.querySelector('style[data-href="sheet"]').textContent = sheet
  })
}`

/** In development, shows a changed style sheet without reloading the page, so the user's input stays. */
export function hotSheet(): Plugin {
  return {
    name: 'hot-sheet',
    apply: 'serve',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) => (/\/app\/entry\.(?:client|light)\.tsx$/.test(id) ? code + client : undefined),
    hotUpdate({ file }) {
      if (!file.endsWith('.css')) return undefined
      this.environment.hot.send({ type: 'custom', event })
      return []
    },
  }
}
