import { contact } from '../../contact.ts'

interface RouteFile {
  readonly id: string
  readonly module: string
}

/**
 * Stands in for the router's function of this name, which reloads the open page when a file does not arrive: what the
 * user typed would be lost, and without a network the page too. Here the page stays and shows why, until the next
 * navigation or a retry. While the server answers, the document of the next page is loaded: the file belongs to an older
 * release, or is lost.
 */
export async function loadRouteModule(route: RouteFile, loaded: Record<string, unknown>): Promise<unknown> {
  const { id, module } = route
  if (id in loaded) return loaded[id]
  try {
    return (loaded[id] = await import(/* @vite-ignore */ module))
  } catch {
    const answer = await fetch(module, { method: 'HEAD' }).catch(() => undefined)
    if (answer && answer.status < 500) location.assign(contact.wanted)
    else {
      contact.isPageLost = true
      contact.report(true)
    }
    await new Promise<void>((resolve) => {
      const { retryFiles } = contact
      contact.retryFiles = () => {
        retryFiles()
        resolve()
      }
    })
    return loadRouteModule(route, loaded)
  }
}
