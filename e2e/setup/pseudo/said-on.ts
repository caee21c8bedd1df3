import type { Page } from '@playwright/test'

/** All texts of a page: visible text, accessible names, hints, its title. */
export const saidOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const said = [document.title]
    const silent = new Set(['SCRIPT', 'STYLE', 'TEMPLATE'])
    const spoken = ['title', 'aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'alt']
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of spoken) said.push(node.getAttribute(name) ?? '')
        if (node.matches('input:is([type=submit], [type=button], [type=reset])'))
          said.push(node.getAttribute('value') ?? '')
      } else if (node.parentElement?.tagName === 'NOSCRIPT') {
        // With scripts enabled this is one text of markup, which the page's policy forbids parsing.
        said.push((node.textContent ?? '').replaceAll(/<[^>]*>/g, ''))
      } else if (!silent.has(node.parentElement?.tagName ?? '')) said.push(node.textContent ?? '')
    }
    return [...new Set(said.map((text) => text.trim()).filter(Boolean))]
  })
