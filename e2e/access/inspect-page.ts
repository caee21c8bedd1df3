/** The findings on a page, by check. */
export interface Inspection {
  readonly targets: readonly string[]
  readonly boundaries: readonly string[]
  readonly focus: readonly string[]
  readonly covered: readonly string[]
  readonly described: readonly string[]
  readonly regions: readonly string[]
  readonly titles: readonly string[]
  readonly pasting: readonly string[]
  readonly help: readonly string[]
}

/**
 * Inspects the current page. It runs inside the browser, so it contains everything it needs. Press Tab once before:
 * browsers draw focus rings for keyboard users only.
 */
export async function inspectPage(): Promise<Inspection> {
  const sees = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const named = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 110)
  const all = (selector: string, root: ParentNode = document) => [...root.querySelectorAll<HTMLElement>(selector)]
  const isOff = (element: Element) => element.matches(':disabled')

  type Colour = readonly [number, number, number, number]
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const known = new Map<string, Colour>()
  function colourOf(css: string): Colour {
    const colour = known.get(css) ?? pixelOf(css)
    known.set(css, colour)
    return colour
  }
  function pixelOf(css: string): Colour {
    if (!canvas) return [0, 0, 0, 0]
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = css
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }
  /** The background behind an element's border. */
  function groundOf(element: Element | null): Colour {
    for (let at = element; at; at = at.parentElement) {
      const colour = colourOf(getComputedStyle(at).backgroundColor)
      if (colour[3] > 0.5) return colour
    }
    return [255, 255, 255, 1]
  }
  const channel = (value: number) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  const light = ([red, green, blue]: Colour) => 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
  function contrast(one: Colour, other: Colour): number {
    const [low = 0, high = 0] = [light(one), light(other)].toSorted((a, b) => a - b)
    return (high + 0.05) / (low + 0.05)
  }

  // No pointer, key or screen reader reaches the twin of a primary button (docs/contract/test-ids.md).
  const isTwin = (element: Element) =>
    element.matches('[aria-hidden=true][tabindex="-1"]') && getComputedStyle(element).clipPath === 'inset(50%)'
  const controls = all('a[href],button,input:not([type=hidden]),select,summary,textarea')
    .filter(sees)
    .filter((element) => !isTwin(element))

  /** WCAG 2.5.8: 24 px around a control's centre belong to it; a link inside a sentence may be smaller. */
  const targets = controls.filter((control) => {
    const { width, height } = control.getBoundingClientRect()
    if (width >= 24 && height >= 24) return false
    control.scrollIntoView({ block: 'center' })
    const box = control.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const isMine = (left: number, top: number) => {
      const hit = document.elementFromPoint(left, top)
      return hit !== null && (control.contains(hit) || hit.contains(control))
    }
    const reach = 11.5
    const isReached = isMine(x, y - reach) && isMine(x, y + reach) && isMine(x - reach, y) && isMine(x + reach, y)
    const isInSentence =
      getComputedStyle(control).display === 'inline' &&
      (control.parentElement?.textContent ?? '').trim() !== (control.textContent ?? '').trim()
    return !isReached && !isInSentence
  })

  // A quiet select is known by its globe and its arrow.
  const boundaries = all('.input:not(.quiet),.otp__cell,input[type=checkbox]')
    .filter((element) => sees(element) && !isOff(element))
    .filter((element) => {
      const { borderTopColor, borderTopWidth } = getComputedStyle(element)
      return parseFloat(borderTopWidth) < 1 || contrast(colourOf(borderTopColor), groundOf(element.parentElement)) < 3
    })

  const focus: string[] = []
  const covered: string[] = []
  for (const control of controls.filter((one) => !isOff(one) && one.tabIndex >= 0)) {
    control.focus()
    // Scripts draw their focus styles in the next frame.
    if (control.closest('.otp')) await new Promise(requestAnimationFrame)
    if (document.activeElement !== control) continue
    const drawn = drawnFocusOf(control)
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(drawn)
    const isInside = parseFloat(outlineOffset) < 0
    const ring = contrast(colourOf(outlineColor), groundOf(isInside ? drawn : drawn.parentElement))
    if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2 || ring < 3)
      focus.push(`${outlineStyle} ${outlineWidth} ${ring.toFixed(1)}: ${named(control)}`)
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const box = control.getBoundingClientRect()
    const places = [0.1, 0.5, 0.9].flatMap((across) =>
      [0.15, 0.5, 0.85].map((down) => [box.left + box.width * across, box.top + box.height * down] as const),
    )
    const isSeen = places.some(([x, y]) => isTop(control, x, y))
    if (!isSeen) covered.push(named(control))
  }
  /** A cell of a code field, the label around a control or the row around a link shows the focus for it. */
  function drawnFocusOf(control: HTMLElement): Element {
    const cell = control.closest('.otp')?.querySelector('.otp__cell.is-active')
    if (cell) return cell
    const around = control.closest('label,tr')
    const isDrawnAround = getComputedStyle(control).outlineStyle === 'none' && around !== null
    return isDrawnAround ? around : control
  }
  function isTop(control: Element, x: number, y: number): boolean {
    const hit = document.elementFromPoint(x, y)
    return (
      hit !== null &&
      (control.contains(hit) ||
        hit.contains(control) ||
        control.closest('.otp')?.contains(hit) === true ||
        // A toast disappears by itself after four seconds, or by its button.
        hit.closest('[data-sonner-toaster]') !== null)
    )
  }

  const described = [
    ...all('[aria-describedby]').flatMap((element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .filter((id) => !document.getElementById(id)?.textContent?.trim())
        .map((id) => `empty description #${id}: ${named(element)}`),
    ),
    ...all('[aria-invalid=true]')
      .filter((element) => !element.hasAttribute('aria-describedby'))
      .map((element) => `invalid without a description: ${named(element)}`),
    ...all('.error[id]')
      .filter((error) => !document.querySelector(`[aria-describedby~="${CSS.escape(error.id)}"]`))
      .filter((error) => !error.closest('[role=alert],[role=status]'))
      .map((error) => `error without a control: ${named(error)}`),
  ]

  const regions = ['alert', 'status'].filter((role) => all(`[role=${role}]`).length === 0)
  const headings = all('h1').filter(sees)
  const heading = headings[0]?.textContent?.trim() ?? ''
  const titles = [
    ...(headings.length === 1 ? [] : [`${headings.length} headings of the first level`]),
    ...(all('main').length === 1 ? [] : [`${all('main').length} main parts`]),
    ...(heading && document.title.trim() ? [] : [`title "${document.title}", heading "${heading}"`]),
  ]

  const pasting = controls
    .filter((control) => control.matches('input:not([type=checkbox])'))
    .filter((control) => !control.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })))

  /** WCAG 3.2.6: the order of help links on every page. */
  const order = ['.auth .topbar a[href="/"]', '[data-testid=forgot-password-link]', '.authcard__foot a', 'nav a']
  const found = order.map((selector) => document.querySelector(selector)).filter((one) => one !== null)
  const help = found
    .slice(1)
    .filter((one, at) => ((found[at]?.compareDocumentPosition(one) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) === 0)
    .map((one) => `out of order: ${named(one)}`)

  return {
    targets: targets.map(named),
    boundaries: boundaries.map(named),
    focus,
    covered,
    described,
    regions: regions.map((role) => `no place for ${role}`),
    titles,
    pasting: pasting.map(named),
    help,
  }
}
