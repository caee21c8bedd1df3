import { register } from '../setup/account.ts'
import { longestMisfits } from '../setup/fit/longest-misfits.ts'
import { privatePages, publicPages } from '../setup/pages.ts'
import { anywhere, expect, story } from '../setup/story.ts'

// `npm run test:gallery` measures the screens of the gallery.
story.use({ viewport: { width: 320, height: 720 }, javaScriptEnabled: false })

const opened = [
  '/error?id=stub:500',
  '/error?error=invalid_request_object_or_worse&error_description=The+request+lacks+a+parameter.',
  '/discover?drawer=figures',
  '/discover?drawer=stamps&item=alpine-mail',
  '/consent?consent_challenge=none',
]

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
    await register(page, email, 'drawers of warm walnut')
    const found: string[] = []
    for (const path of privatePages) found.push(...(await longestMisfits(page, path, server.origin)))
    expect(found).toEqual([])
  },
)
