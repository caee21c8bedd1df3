import { goldenStates } from '../setup/golden/golden-flows.ts'
import { expect, goldenStory, prepareGolden } from '../setup/golden/golden-story.ts'

/** Kinds of pages in the product's frame or with its texts: they have the whole sheet. */
const wholeSheet: readonly string[] = ['settings', 'oauth2_consent']

/** A page's name and its HTML. */
type Sent = readonly [string, string]

goldenStory('the sheet of the account pages has every rule that they use', async ({ page, context }) => {
  goldenStory.setTimeout(120_000)
  await page.goto('/dev/gallery')
  const whole = await page.locator('head style').textContent()
  await page.goto(await prepareGolden(context, 'login~password-start'))
  const own = await page.locator('head style').textContent()
  expect(own?.length).toBeLessThan((whole?.length ?? 0) * 0.7)

  const pages: Sent[] = []
  for (const { kind, name } of goldenStates) {
    if (wholeSheet.includes(kind)) continue
    const response = await context.request.get(await prepareGolden(context, name))
    pages.push([name, await response.text()])
  }
  const unknown = '/login?flow=unknown'
  pages.push([unknown, await (await context.request.get(unknown)).text()])
  // This page takes no posts: it fails, and its frame with it.
  pages.push(['a failure', await (await context.request.post('/login')).text()])
  // Elements that a script adds.
  for (const name of ['login~password-start', 'recovery~code-sent']) {
    await page.goto(await prepareGolden(context, name), { waitUntil: 'networkidle' })
    pages.push([`${name}, alive`, await page.content()])
  }
  // An empty page parses the pages, because its policy does not refuse their sheets.
  const desk = await context.newPage()
  expect(await desk.evaluate(lackingRules, [whole ?? '', own ?? '', pages] as const)).toEqual([])
})

/** Runs in the page: rules of the whole sheet that match an element of a page and are missing in its own sheet. */
function lackingRules([whole, own, pages]: readonly [string, string, readonly Sent[]]): string[] {
  interface Drawn {
    readonly selector: string
    readonly text: string
  }
  const rulesOf = (rules: CSSRuleList, condition: string): Drawn[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [{ selector: rule.selectorText, text: `${condition}${rule.cssText}` }]
      if (rule instanceof CSSKeyframesRule || !(rule instanceof CSSGroupingRule)) return []
      return rulesOf(
        rule.cssRules,
        rule instanceof CSSMediaRule ? `${condition}@media ${rule.conditionText} ` : condition,
      )
    })
  const read = (text: string) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return rulesOf(sheet.cssRules, '')
  }
  // States of an element, and pseudo-elements.
  const passing = /::[\w-]+(?:\([^)]*\))?|:(?:hover|active|focus|focus-visible|focus-within|checked|disabled)\b(?!-)/g
  const emptied = /:(?:has|not)\(\)/g
  const there = new Set(read(own).map(({ text }) => text))
  const elsewhere = read(whole)
    .filter(({ text }) => !there.has(text))
    .map(({ selector, text }) => ({ selector: selector.replaceAll(passing, '').replaceAll(emptied, '') || '*', text }))
  return pages.flatMap(([what, html]) => {
    const page = new DOMParser().parseFromString(html, 'text/html')
    return elsewhere.filter(({ selector }) => page.querySelector(selector)).map(({ text }) => `${what}: ${text}`)
  })
}
