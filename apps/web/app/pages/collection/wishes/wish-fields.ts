import { decimalOf, readMoney, wishPatch, type Wish, type WishPatch } from '@collect/collectibles/wire'
import { tagOf, type Locale } from '@collect/messages'

/** What a user writes about a wish (docs/contract/collectibles.md §4.2, `WishInput`). */
export const wishFields = ['priority', 'min_grade', 'max', 'max_currency', 'quantity', 'note'] as const
export type WishField = (typeof wishFields)[number]

/** The fields as the user typed them. */
export type TypedWish = Readonly<Record<WishField, string>>

export const priorities = ['1', '2', '3', '4', '5'] as const

/** Fields that a form or an address holds. */
export const wishFieldsIn = (sent: FormData | URLSearchParams): Partial<TypedWish> =>
  Object.fromEntries(
    wishFields.flatMap((name) => {
      const value = sent.get(name)
      return typeof value === 'string' ? [[name, value] as const] : []
    }),
  )

/** A wish as its owner would type it. @param currency Of a wish without a limit. */
export function typedWish({ priority, min_grade, max, quantity, note }: Wish, currency: string, locale: Locale) {
  return {
    priority: String(priority),
    min_grade: min_grade ?? '',
    max: max === undefined ? '' : decimalOf(max).replace('.', decimalSign(locale)),
    max_currency: max?.currency ?? currency,
    quantity: String(quantity),
    note: note ?? '',
  } satisfies TypedWish
}

const decimalSign = (locale: Locale): string =>
  new Intl.NumberFormat(tagOf(locale)).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'

type WishReading =
  | { readonly patch: WishPatch }
  /** Field → id of its problem. */
  | { readonly problems: Readonly<Record<string, string>> }

/** The change that the fields mean. An amount is read as the language writes it. */
export function readWish(typed: TypedWish, language: string): WishReading {
  const limit = typed.max.trim() === '' ? undefined : readMoney(typed.max, typed.max_currency, language)
  const parsed = wishPatch.safeParse({
    priority: numberIn(typed.priority),
    min_grade: typed.min_grade || null,
    max: limit !== undefined && 'money' in limit ? limit.money : null,
    quantity: numberIn(typed.quantity),
    note: typed.note.trim() === '' ? null : typed.note,
  })
  const problems = {
    ...(!parsed.success && Object.fromEntries(parsed.error.issues.map((issue) => [fieldAt(issue.path), idOf(issue)]))),
    ...(limit !== undefined && 'problem' in limit && { max: limit.problem }),
  }
  return parsed.success && Object.keys(problems).length === 0 ? { patch: parsed.data } : { problems }
}

type Issue = NonNullable<ReturnType<typeof wishPatch.safeParse>['error']>['issues'][number]

/** A custom rule names its problem itself. */
const idOf = (issue: Issue): string =>
  issue.code === 'custom' && typeof issue.params?.['id'] === 'string' ? issue.params['id'] : issue.code

const fieldAt = (path: readonly PropertyKey[]): string => (path[1] === 'currency' ? 'max_currency' : String(path[0]))

/** What is no whole number stays as typed, so that the schema refuses it. */
const numberIn = (typed: string): number | string => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : typed)
