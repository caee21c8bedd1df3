// Draws the check for robots where a page asks for it (docs/contract/nodes.md §9), and puts its answer into the form.
;(() => {
  const byName = (name) => document.getElementsByName(name)[0]

  window.oryCaptchaTurnstileInit = () => {
    const place = document.getElementById('captcha_turnstile_inject')
    const options = byName('captcha_turnstile_options')
    if (!place || !options || place.childElementCount > 0) return
    const { sitekey, theme, action, response_field_name: field } = JSON.parse(options.value)
    const answer = (token) => {
      const input = byName(field)
      if (input) input.value = token
    }
    window.turnstile.render(place, {
      sitekey,
      theme,
      action,
      // The widget would add a field of its own otherwise.
      'response-field': false,
      callback: answer,
      'expired-callback': () => answer(''),
      'error-callback': () => answer(''),
    })
  }
  // The widget's own script may have been faster.
  if (window.turnstile) window.oryCaptchaTurnstileInit()
})()
