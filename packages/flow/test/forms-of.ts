import type { Field, Form, Screen } from '@collect/flow'

/** Every form with fields. A consent has none, because its checkboxes are drawn beside the form. */
export function formsOf(screen: Screen): readonly Form[] {
  if (screen.state === 'settings') return screen.sections.map(({ form }) => form)
  return screen.state === 'consent' ? [{ ...screen.form, fields: [] }] : [screen.form]
}

/** The main form of a card. */
export const formIn = (screen: Screen): Form | undefined =>
  screen.state === 'settings' ? undefined : formsOf(screen)[0]

/** A field in short: its name, for a button also its value. */
export const shortOf = (field: Field) =>
  ('name' in field ? field.name : field.field) + ('value' in field && field.field === 'submit' ? `=${field.value}` : '')
