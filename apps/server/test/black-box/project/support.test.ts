import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startShipped } from '../../shipped.ts'
import { testFolder } from '../../program.ts'

/** Two errors: one with details to report, one without. */
const pages = ['/error?error=access_denied', '/error'] as const

const startWithSupport = () => {
  const file = join(testFolder(), 'project.yml')
  writeFileSync(file, 'name: Album\nsupport_email: help@collect.example\n')
  return startShipped({ PROJECT_CONFIG: file })
}

test('ERROR-PAGE-2: with a support address the error page asks to contact it, and links it', async () => {
  const shipped = await startWithSupport()
  for (const path of pages) {
    const { text } = await shipped.client().send(path)
    expect(text).toContain('Try again in a few minutes. If it keeps happening, contact us')
    expect(text).toContain('href="mailto:help@collect.example"')
  }
})

test('ERROR-PAGE-2: without a support address the error page asks to try again, and names no one to contact', async () => {
  const shipped = await startShipped()
  for (const path of pages) {
    const { text } = await shipped.client().send(path)
    expect(text).toContain('<p class="muted">Try again in a few minutes.</p>')
    expect(text).not.toContain('contact us')
    expect(text).not.toContain('mailto:')
  }
})
