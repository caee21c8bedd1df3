import type { Page } from '@playwright/test'

/**
 * Misfits on the page: horizontal scrolling, text beyond the edge, clipped controls and placeholders. Then the same with
 * every row, menu and question of the page open.
 */
export async function misfitsOn(page: Page): Promise<readonly string[]> {
  const closed = await misfitsNow(page)
  const opened = await page.evaluate(() => {
    const rows = [...document.querySelectorAll('details:not([open])')]
    for (const row of rows) row.setAttribute('open', '')
    return rows.length
  })
  return opened === 0 ? closed : [...new Set([...closed, ...(await misfitsNow(page))])]
}

const misfitsNow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = document.documentElement
    const found: string[] = []
    const tell = (what: string, text: string) => found.push(`${what}: ${text.trim().slice(0, 80)}`)
    if (root.scrollWidth > root.clientWidth) tell('scrolls sideways', `${root.scrollWidth} of ${root.clientWidth} px`)

    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      getComputedStyle(element).clipPath === 'none' &&
      !element.closest('.sr, [class*="visually-hidden"]')
    for (const control of document.querySelectorAll(
      'button, a, nav *, label, summary, select, [role="tab"], legend, h1, h2, h3',
    )) {
      // Inline parts have no box of their own; their overflow is found by their text below.
      if (!isShown(control) || control.clientWidth === 0) continue
      // A strip that the user scrolls hides nothing.
      if (/auto|scroll/.test(getComputedStyle(control).overflowX)) continue
      if (control.scrollWidth > control.clientWidth + 1) tell('clipped', control.textContent)
      if (control.tagName === 'BUTTON' && control.scrollHeight > control.clientHeight + 2)
        tell('cut', control.textContent)
    }

    const pen = document.createElement('canvas').getContext('2d')
    for (const field of document.querySelectorAll<HTMLInputElement>('input:placeholder-shown')) {
      // A pseudo-text within a pseudo-text is longer than any language.
      if (!pen || !isShown(field) || field.placeholder.includes('⟦')) continue
      const { paddingLeft, paddingRight } = getComputedStyle(field)
      pen.font = getComputedStyle(field, '::placeholder').font
      const space = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      if (pen.measureText(field.placeholder).width > space + 1) tell('placeholder cut', field.placeholder)
    }

    const scrollers = new Set(['auto', 'scroll'])
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      element !== root &&
      (scrollers.has(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, textContent } = node
      if (!parent || !textContent?.trim() || !isShown(parent) || scrolls(parent)) continue
      // An ellipsis stands for its end.
      if (getComputedStyle(parent).textOverflow === 'ellipsis') continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right, width } = range.getBoundingClientRect()
      if (width > 0 && (left < -1 || right > root.clientWidth + 1)) tell('beyond the edge', textContent)
    }
    return [...new Set(found)]
  })
