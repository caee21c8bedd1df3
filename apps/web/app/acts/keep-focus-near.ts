/** What can take the focus. The parts of a list that all lead to the same form are hidden from readers but for one. */
const stops =
  ':is(a[href], button, input, select, summary, [tabindex]):not(:disabled, [type="hidden"], [aria-hidden="true"])'

/**
 * A `ref` for what goes together with the act of its control. It keeps the focus near its place (WCAG 2.4.3): what has the
 * id in `data-next-focus` takes it, such as the opener of the part; else what came into its place, what stands after it or
 * before it; else the sheet or the page.
 */
export function keepFocusNear(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined
  // React calls this before it takes the part away.
  return () => {
    if (!part.contains(document.activeElement)) return
    const { nextFocus } = part.dataset
    const places = placesAround(part)
    // Effects of the same change come first: they may give the focus to the news of the act.
    setTimeout(() => {
      if (document.activeElement !== document.body) return
      const next = nextFocus === undefined ? null : document.getElementById(nextFocus)
      const target = next ?? nearest(places) ?? places.root
      target?.focus({ preventScroll: true })
    })
  }
}

interface Places {
  /** The sheet, or the page without one. */
  readonly root: HTMLElement | null
  /** Elements around the part, the innermost first, each with the number of its child that holds the part. */
  readonly steps: readonly { readonly around: Element; readonly at: number }[]
}

function placesAround(part: HTMLElement): Places {
  const root = part.closest<HTMLElement>('[role="dialog"], main')
  const steps = []
  for (let child: Element = part; child.parentElement && child.parentElement !== root; child = child.parentElement)
    steps.push({ around: child.parentElement, at: [...child.parentElement.children].indexOf(child) })
  return { root, steps }
}

function nearest({ steps }: Places): HTMLElement | undefined {
  for (const { around, at } of steps) {
    if (!around.isConnected) continue
    const children = [...around.children]
    const found = children.slice(at).flatMap(stopsIn)[0] ?? children.slice(0, at).flatMap(stopsIn).at(-1)
    if (found) return found
  }
  return undefined
}

const stopsIn = (element: Element): readonly HTMLElement[] =>
  [element, ...element.querySelectorAll('*')].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(stops) && one.checkVisibility(),
  )
