import type { FlowKind, UiNode } from '@collect/contract'
import type { IdentityConfig } from '../config/identity-config.ts'
import { captchaScriptPath } from './captcha-script.ts'
import { divisionNode, inputNode, scriptNode } from '../nodes/node.ts'
import type { FlowRecord } from '../records/flow.ts'

const responseField = 'transient_payload.captcha_turnstile_response'
/** Turnstile's script, which calls `oryCaptchaTurnstileInit` once it has loaded. */
const widget = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=oryCaptchaTurnstileInit'

const guarded: readonly FlowKind[] = ['login', 'registration', 'recovery', 'verification']

/** Whether a flow needs a CAPTCHA; a signed-in user needs none (docs/contract/nodes.md §9). */
export const requiresCaptcha = (
  { selfservice }: IdentityConfig,
  { kind, refresh, requestedAal }: FlowRecord,
): boolean => selfservice.methods.captcha.enabled && guarded.includes(kind) && !refresh && requestedAal === 'aal1'

/** The nodes of the widget and the field for its token, in one of two allowed orders (docs/contract/nodes.md §9). */
export function captchaNodes(config: IdentityConfig, flow: FlowRecord): readonly UiNode[] {
  if (!requiresCaptcha(config, flow)) return []
  const { sitekey } = config.selfservice.methods.captcha.config.cf_turnstile
  const options = { sitekey, theme: 'auto', action: flow.kind, response_field_name: responseField }
  const response = inputNode('captcha', responseField, 'hidden', { value: '' })
  const inject = divisionNode('captcha', 'captcha_turnstile_inject')
  const settings = inputNode('captcha', 'captcha_turnstile_options', 'hidden', { value: JSON.stringify(options) })
  const isPage = flow.type === 'browser'
  const script = (id: string, src: string) => (isPage ? [scriptNode('captcha', id, { src, integrity: '' })] : [])
  const trigger = script('captcha_trigger_script', config.serve.public.base_url + captchaScriptPath)
  const draw = script('captcha_script', widget)
  return flow.kind === 'login' || flow.kind === 'registration'
    ? [response, ...trigger, inject, ...draw, settings]
    : [...trigger, ...draw, settings, inject, response]
}
