import type { Mode } from 'react-hook-form'

/** When a field is checked for the first time. After that it is checked at each change. */
export type FormMode = 'submit' | 'blur' | 'change' | 'touched' | 'all'

/** What `react-hook-form` calls these modes. */
export const modeNames = {
  submit: 'onSubmit',
  blur: 'onBlur',
  change: 'onChange',
  touched: 'onTouched',
  all: 'all',
} as const satisfies Record<FormMode, Mode>
