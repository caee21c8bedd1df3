import { signUp } from '../setup/account.ts'
import { misfitsOn } from '../setup/fit/fit.ts'
import { longestMisfits } from '../setup/fit/longest-misfits.ts'
import { mailMisfits } from '../setup/fit/mails.ts'
import { privatePages, publicPages } from '../setup/pages.ts'
import { anywhere, expect, needs, story } from '../setup/story.ts'

// `npm run test:gallery` measures the screens of the gallery.
story.use({ viewport: { width: 320, height: 720 }, javaScriptEnabled: false })

const opened = [
  '/error?id=stub:500',
  '/error?error=invalid_request_object_or_worse&error_description=The+request+lacks+a+parameter.',
  '/discover?drawer=figures',
  '/discover?show=sets',
  '/discover?q=eiro&drawer=coins',
  '/discover?q=zzxqy&drawer=coins',
  '/discover?drawer=stamps&item=alpine-mail',
  '/consent?consent_challenge=none',
]

story(
  'the measure finds a cut placeholder, a long word in a closed row and a button that is too narrow',
  anywhere,
  async ({ page }) => {
    const word = 'Donaudampfschifffahrtsgesellschaft'
    await page.setContent(`<html><body>
    <input placeholder="${word} an der Donau" style="width: 100px">
    <details><summary>Row</summary><p>${word}${word}</p></details>
    <button style="width: 60px; overflow: hidden; white-space: nowrap">${word}</button>`)
    expect(await misfitsOn(page)).toEqual([
      `clipped: ${word}`,
      `placeholder cut: ${word} an der Donau`,
      expect.stringContaining('scrolls sideways'),
      `beyond the edge: ${word}${word}`,
    ])
  },
)

story(
  'WCAG 1.4.10: the pages of a visitor fit 320 px in their longest language',
  anywhere,
  async ({ page, server }) => {
    const found: string[] = []
    for (const path of [...publicPages, ...opened]) found.push(...(await longestMisfits(page, path, server.origin)))
    expect(found).toEqual([])
  },
)

story(
  'WCAG 1.4.10: the pages of an account fit 320 px in their longest language',
  anywhere,
  async ({ page, server, email }) => {
    await signUp(page, email)
    const found: string[] = []
    for (const path of privatePages) found.push(...(await longestMisfits(page, path, server.origin)))
    expect(found).toEqual([])
  },
)

story(
  'WCAG 1.4.10: every mail fits 320 px in its longest language',
  needs('our mails, in nine languages'),
  async ({ page }) => {
    const { count, found } = await mailMisfits(page)
    expect(count).toBeGreaterThan(20)
    expect(found).toEqual([])
  },
)
