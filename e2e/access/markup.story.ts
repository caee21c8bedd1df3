import { HtmlValidate } from 'html-validate'
import { goldenStates } from '../setup/golden/golden-flows.ts'
import { expect, goldenStory, prepareGolden } from '../setup/golden/golden-story.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // All files are our own.
    'require-sri': 'off',
    // A button of a form sends it, which is what these are for.
    'no-implicit-button-type': 'off',
    // The form of a key is sent by its script, and says so without one.
    'wcag/h32': 'off',
  },
})

goldenStory('WCAG 4.1.2: what the server sends for every state is valid HTML', async ({ context }) => {
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
