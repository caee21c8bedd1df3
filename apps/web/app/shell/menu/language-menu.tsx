import { languageNames, locales, tagOf } from '@collect/messages'
import { useText } from '@collect/messages/react'

import { useStoredChoice } from '../../frame/language/use-stored-choice.ts'
import { ChoiceMenu, type SubmenuProps } from './choice-menu.tsx'

const choices = locales.map((value) => ({ value, label: languageNames[value], lang: tagOf(value) }))

/** The languages by their own names, as a submenu. */
export function LanguageMenu({ place }: SubmenuProps) {
  const { text, locale } = useText()
  const choose = useStoredChoice('/language')
  return (
    <ChoiceMenu
      place={place}
      label={text('language.label')}
      chosen={locale}
      choices={choices}
      onChoose={(language) => void choose({ language })}
    />
  )
}
