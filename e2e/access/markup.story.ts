import { HtmlValidate } from 'html-validate'
import { goldenStates } from '../setup/golden/golden-flows.ts'
import { expect, goldenStory, prepareGolden } from '../setup/golden/golden-story.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // All files belong to the app.
    'require-sri': 'off',
    // A button without a type submits its form, as these shall.
    'no-implicit-button-type': 'off',
    // A script submits the form of a security key; without one the form says so.
    'wcag/h32': 'off',
  },
})

goldenStory('WCAG 4.1.2: the server sends valid HTML for every state', async ({ context }) => {
  goldenStory.setTimeout(120_000)
  const faults = new Set<string>()
  for (const { name } of goldenStates) {
    const response = await context.request.get(await prepareGolden(context, name))
    const { results } = await validator.validateString(await response.text())
    for (const { messages } of results) {
      for (const { ruleId, message, selector } of messages) faults.add(`${ruleId}: ${message} (${selector}) ${name}`)
    }
  }
  expect([...faults]).toEqual([])
})
