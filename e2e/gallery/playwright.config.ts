import everyDay from '../playwright.config.ts'

/** Every golden flow in all languages, themes and widths: too slow for the daily run. */
export default {
  ...everyDay,
  testDir: '.',
  outputDir: '../../test-results',
  projects: [{ name: 'gallery' }],
}
