import { wordsIn, type CardScreen } from '@collect/flow'
import type { TextKey } from '@collect/messages'
import { useText } from '@collect/messages/react'

import { PageTitle } from '../../frame/page-title.tsx'

/** Methods whose step has a title of its own. */
const methodTitles: Partial<Record<string, TextKey>> = {
  password: 'two-step.password.title',
  code: 'two-step.code.title',
  passkey: 'two-step.passkey.title',
  webauthn: 'two-step.webauthn.title',
  totp: 'two-step.totp.title',
  lookup_secret: 'two-step.lookup_secret.title',
}

/**
 * Each step has its own title, which begins with "Error" while the step shows one. Without a script, the title is what
 * a screen reader reads first after an answer (WCAG 2.4.2, G88).
 */
export function StepTitle({ screen }: { readonly screen: CardScreen }) {
  const formatter = useText()
  const { text } = formatter
  const step = stepOf(screen)
  const page = [step && text(step), wordsIn(formatter, screen.heading.title)].filter(Boolean).join(' · ')
  return <PageTitle page={hasErrors(screen) ? `${text('card.unknown.title')}: ${page}` : page} />
}

function stepOf(screen: CardScreen): TextKey | undefined {
  if (screen.state === 'select_method') return 'forms.methods'
  return screen.state === 'method_active' ? methodTitles[screen.method] : undefined
}

function hasErrors(screen: CardScreen): boolean {
  return [
    ...screen.messages,
    ...screen.form.fields.flatMap((field) => ('messages' in field ? field.messages : [])),
  ].some(({ type }) => type === 'error')
}
