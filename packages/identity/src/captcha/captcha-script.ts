import { readFileSync } from 'node:fs'

/** A script for pages that render nodes generically; this project's own pages draw the widget themselves. */
export const captchaScript = readFileSync(new URL('./captcha-trigger.js', import.meta.url))

export const captchaScriptPath = '/.well-known/ory/turnstile/captcha-trigger.js'
