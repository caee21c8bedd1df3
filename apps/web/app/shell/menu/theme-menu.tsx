import { useText } from '@collect/messages/react'

import { themeChoices, useThemeChoice } from '../use-theme-choice.ts'
import { ChoiceMenu, type SubmenuProps } from './choice-menu.tsx'

/** The colour schemes, as a submenu. */
export function ThemeMenu({ place }: SubmenuProps) {
  const { text } = useText()
  const { chosen, choose } = useThemeChoice()
  const choices = themeChoices.map((value) => ({ value, label: text(`theme.${value}`) }))
  return <ChoiceMenu place={place} label={text('theme.label')} chosen={chosen} choices={choices} onChoose={choose} />
}
