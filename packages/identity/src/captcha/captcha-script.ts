import { readFileSync } from 'node:fs'

/** For pages that draw their nodes as they come; those of this project know the widget themselves. */
export const captchaScript = readFileSync(new URL('./captcha-trigger.js', import.meta.url))

export const captchaScriptPath = '/.well-known/ory/turnstile/captcha-trigger.js'
