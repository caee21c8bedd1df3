import { wordsIn, type CardScreen } from '@collect/flow'
import { useText } from '@collect/messages/react'

import { PageTitle } from '../../frame/page-title.tsx'
import { useBrandFont } from '../live/use-brand-font.ts'

/**
 * Each step has its own title, which begins with "Error" while the step shows one. Without a script, the title is what
 * a screen reader reads first after an answer (WCAG 2.4.2, G88).
 */
export function StepTitle({ screen }: { readonly screen: CardScreen }) {
  const formatter = useText()
  const { text } = formatter
  const page = [stepOf(formatter, screen), wordsIn(formatter, screen.heading.title)].filter(Boolean).join(' · ')
  const title = hasErrors(screen) ? `${text('card.unknown.title')}: ${page}` : page
  useBrandFont(title)
  return <PageTitle page={title} />
}

/** A method's own step is named after the method; a step of the form itself has no name. */
function stepOf(formatter: ReturnType<typeof useText>, screen: CardScreen): string {
  if (screen.state === 'select_method') return formatter.text('forms.methods')
  if (screen.state !== 'method_active') return ''
  return wordsIn(formatter, { say: 'found', key: `two-step.${screen.method}.title`, instead: '' })
}

function hasErrors(screen: CardScreen): boolean {
  return [
    ...screen.messages,
    ...screen.form.fields.flatMap((field) => ('messages' in field ? field.messages : [])),
  ].some(({ type }) => type === 'error')
}
