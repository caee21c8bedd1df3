import type { CaptchaField } from '@collect/flow'

/** The place of the widget; its answer goes into the hidden input that the form carries. */
export function CaptchaView({ field }: { readonly field: CaptchaField }) {
  return <div className="captcha" data-sitekey={field.sitekey} data-action={field.action} data-theme={field.theme} />
}
