import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { report, reportFile } from './access-report.mjs'

test('docs/accessibility.md is made from the tests of today; if not: node scripts/access-report.mjs', () => {
  expect(readFileSync(reportFile, 'utf8')).toBe(report())
})
