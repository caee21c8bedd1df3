import type { Field, Form, Screen } from '@collect/flow'

/** Every form with fields. A consent draws none: what it asks for stands beside its form. */
export function formsOf(screen: Screen): readonly Form[] {
  if (screen.state === 'settings') return screen.sections.map(({ form }) => form)
  return screen.state === 'consent' ? [{ ...screen.form, fields: [] }] : [screen.form]
}

/** The one form of a card. */
export const formIn = (screen: Screen): Form | undefined =>
  screen.state === 'settings' ? undefined : formsOf(screen)[0]

/** A field in short: its name, and of a button what it sends. */
export const shortOf = (field: Field) =>
  ('name' in field ? field.name : field.field) + ('value' in field && field.field === 'submit' ? `=${field.value}` : '')
