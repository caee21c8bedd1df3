import { createContext, createElement, use, type ReactNode } from 'react'
import type { Formatter } from './formatter.ts'

const FormatterContext = createContext<Formatter | undefined>(undefined)

/** Provides the formatter to the elements inside. */
export function MessagesProvider({ formatter, children }: { formatter: Formatter; children?: ReactNode }) {
  return createElement(FormatterContext, { value: formatter }, children)
}

/** The formatter of the page's language: `text(key, values)` and `message(uiMessage)`. */
export function useText(): Formatter {
  const formatter = use(FormatterContext)
  if (!formatter) throw new Error('useText needs a MessagesProvider around it')
  return formatter
}
