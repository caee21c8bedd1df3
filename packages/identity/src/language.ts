import { AsyncLocalStorage } from 'node:async_hooks'
import { defaultLocale, localeOfRequest, type Locale, type LocaleSettings } from '@collect/messages'

interface Asking {
  readonly headers: Headers
  readonly languages: LocaleSettings
}

/** Without a word from whoever runs the service, people are answered in the language that they ask for. */
export const asAsked: LocaleSettings = { default_locale: defaultLocale, locale_behavior: 'browser' }

const asking = new AsyncLocalStorage<Asking>()

/**
 * Everything that a request brings about speaks its language. It is carried along unseen, because only the last of many
 * hands, the one that writes a mail, wants to know it.
 */
export const askedIn = <Answer>(headers: Headers, languages: LocaleSettings, act: () => Answer): Answer =>
  asking.run({ headers, languages }, act)

/** The language of the request at hand; looked up when a mail is written, so all others pay nothing. */
export function languageHere(): Locale {
  const here = asking.getStore()
  return here ? localeOfRequest(here.headers, here.languages) : defaultLocale
}
