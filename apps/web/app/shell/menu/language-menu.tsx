import { languageNames, locales, tagOf } from '@collect/messages'
import { useText } from '@collect/messages/react'
import { useEffect } from 'react'

import { useLanguageChoice } from '../../frame/language/use-language-choice.ts'
import { showToast } from '../toasts/show-toast.ts'
import { ChoiceMenu, type SubmenuProps } from './choice-menu.tsx'

const choices = locales.map((value) => ({ value, label: languageNames[value], lang: tagOf(value) }))

/** The languages by their own names, as a submenu. */
export function LanguageMenu({ place }: SubmenuProps) {
  const { text, locale } = useText()
  const { choose, isLost } = useLanguageChoice()
  const lost = isLost ? text('flow.unreachable') : undefined
  useEffect(() => {
    if (lost) showToast({ tone: 'error', title: lost })
  }, [lost])
  return (
    <ChoiceMenu
      place={place}
      label={text('language.label')}
      chosen={locale}
      choices={choices}
      onChoose={(value) => void choose(value)}
    />
  )
}
