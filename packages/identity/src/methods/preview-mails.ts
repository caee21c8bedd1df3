import type { MailPreview } from '@collect/contract'
import type { Locale } from '@collect/messages'
import { mailPreviews } from '../courier/previews.ts'
import { methods } from './methods.ts'

/** Credentials that have mail previews, by the preview's name. */
const factors = Object.fromEntries(
  methods
    .flatMap(({ name, credential }) =>
      credential?.preview === undefined ? [] : [{ name, preview: credential.preview }],
    )
    .toSorted((a, b) => (a.preview < b.preview ? -1 : 1))
    .map(({ name, preview }) => [preview, { factor: name }] as const),
)

/** Every mail and text message in a language, filled with example data. */
export const previewMails = (locale: Locale): readonly MailPreview[] => mailPreviews(locale, factors)
