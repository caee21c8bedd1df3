import { z } from 'zod'

import { deliveredCategories } from '../../catalogue/delivered-categories.ts'
import { valueTypeOf, type SearchPlace } from '../../search/places.ts'
import { categories, searchHaves, searchSorts, type SearchSort } from '../../wire/index.ts'
import { HttpFailure } from '../failure.ts'
import { columnValues, comparedText, itemId, searchText } from '../query.ts'

export const suggestQuery = z.strictObject({ q: searchText.default('') })

const year = z.coerce.number().int().min(-3000).max(2200)
const yes = z.literal('1').transform(() => true)

/** Parameters that are sent once. */
const single = z.strictObject({
  q: searchText.default(''),
  drawer: z.enum(categories).optional(),
  set: itemId.optional(),
  maker: comparedText.min(1).max(200).optional(),
  from: year.optional(),
  to: year.optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  have: z.enum(searchHaves).optional(),
  exact: yes.optional(),
  facets: yes.optional(),
  sort: z.enum(searchSorts).default('relevance'),
  page_size: z.coerce.number().int().min(1).max(100).default(24),
  page_token: z.string().max(1_000).optional(),
})

export const searchParameters = [...Object.keys(single.shape), 'rarity', 'fact.*']

const rarities = z.array(z.coerce.number().int().min(1).max(5)).max(5)
const factValues = z.array(comparedText.min(1).max(200)).max(20)

const facetFields: ReadonlySet<string> = new Set(
  Object.values(deliveredCategories).flatMap(({ fields }) =>
    fields.filter(({ of, facet }) => of === 'item' && facet).map(({ key }) => key),
  ),
)

export type SearchQuery = z.output<typeof single> & {
  readonly rarity: readonly number[]
  readonly facts: readonly (readonly [key: string, values: readonly string[]])[]
}

/** @throws Failure 400 with the name of the parameter */
export function searchQueryOf(queries: Readonly<Record<string, readonly string[]>>): SearchQuery {
  const once: Record<string, string | undefined> = {}
  const facts: (readonly [string, readonly string[]])[] = []
  for (const [name, values] of Object.entries(queries)) {
    if (name === 'rarity') continue
    const key = name.startsWith('fact.') ? name.slice('fact.'.length) : undefined
    if (key !== undefined && facetFields.has(key)) facts.push([key, read(factValues, values, name)])
    else if (values.length > 1) throw new HttpFailure(400, `${name}: sent more than once`)
    else once[name] = values[0]
  }
  const rarity = read(rarities, queries['rarity'] ?? [], 'rarity')
  return { ...read(single, once), rarity, facts }
}

function read<Schema extends z.ZodType>(schema: Schema, given: unknown, name?: string): z.output<Schema> {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new HttpFailure(400, `${name ?? issue?.path.join('.') ?? 'query'}: ${issue?.message ?? 'not valid'}`)
}

const storedPlace = z.union([
  z.strictObject({ ranked: z.int().min(0) }),
  z.strictObject({ after: z.int().min(0) }),
  z.strictObject({ value: z.union([z.string().max(2_000), z.number()]), id: itemId }),
])

/** A page token, opaque to clients. @param list The filter and order of the list: its token is good for no other one. */
export const searchTokenOf = (list: string, place: SearchPlace): string =>
  Buffer.from(JSON.stringify([list, place])).toString('base64url')

/** @throws Failure 400 for a token of another list */
export function searchPlaceOf(list: string, sort: SearchSort, token: string | undefined): SearchPlace | undefined {
  if (token === undefined) return undefined
  const failure = new HttpFailure(400, 'page_token: not a valid token')
  let parts: unknown
  try {
    parts = JSON.parse(Buffer.from(token, 'base64url').toString())
  } catch {
    throw failure
  }
  if (!Array.isArray(parts) || parts.length !== 2 || parts[0] !== list) throw failure
  const place = storedPlace.safeParse(parts[1])
  if (!place.success) throw failure
  const type = valueTypeOf(sort)
  if ('value' in place.data && !(type && columnValues[type].safeParse(place.data.value).success)) throw failure
  return place.data
}
