import { expect, story } from './setup/kit-story.ts'
import { csrf, email, hidden, info, submit, text } from './setup/nodes.ts'

story('without a script a form with a CAPTCHA explains that it needs one', async ({ page, service }) => {
  await page.goto(
    service.show({
      kind: 'login',
      nodes: [
        csrf,
        hidden('captcha', 'transient_payload.captcha_turnstile_response', ''),
        hidden('captcha', 'captcha_turnstile_options', '{"sitekey":"k"}'),
        text('identifier_first', 'identifier', email),
        submit('identifier_first', 'method', 'identifier_first', info(1070009)),
      ],
    }),
  )
  const said = page.locator('noscript p')
  await expect(said).toBeVisible()
  await expect(said).toHaveText('This form has a security check that needs JavaScript. Turn it on and reload the page.')
})
