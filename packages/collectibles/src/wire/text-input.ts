import * as z from 'zod/mini'

import { readPlainText, type textLengths } from './plain-text.ts'

/** A text as `readPlainText` reads it. */
export const textInput = (kind: keyof typeof textLengths) =>
  z.pipe(
    z.string(),
    z.transform((typed: string, context) => {
      const reading = readPlainText(typed, kind)
      if ('text' in reading) return reading.text
      context.issues.push({ code: 'custom', params: { id: reading.problem }, message: reading.problem, input: typed })
      return z.NEVER
    }),
  )

/** A text of one line or more that must not be empty. */
export const requiredText = (kind: keyof typeof textLengths) =>
  textInput(kind).check(z.refine((given) => given !== '', { params: { id: 'required' }, error: 'required' }))

/** The name of a tag. Forms part the tags of a copy by commas, so a name has none. */
export const tagNameInput = requiredText('tag').check(
  z.refine((given) => !given.includes(','), { params: { id: 'comma' }, error: 'comma' }),
)

/** An id of the catalogue: a slug or a UUID. */
export const entryIdInput = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(64))

/** An id that a client makes: RFC 9562, version 7. */
export const ownIdInput = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/))
