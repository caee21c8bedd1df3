import type { ScreenFlow, ScreenKind } from '@collect/flow'

/** Read on demand and on the server only, so no page loads them. */
const files = import.meta.glob<ScreenFlow>('../../../../../packages/contract/golden/**/*.json', { import: 'default' })

/** A golden flow of the gallery. */
export interface GoldenCase {
  readonly kind: ScreenKind
  readonly name: string
}

/** `golden/login/code-sent.json`, or the same below `handmade/`; other files are not flows. */
const place =
  /\/golden\/(handmade\/)?(login|registration|recovery|verification|settings|oauth2_consent)\/([\w-]+)\.json$/

const cases: ReadonlyMap<string, GoldenCase & { readonly load: () => Promise<ScreenFlow> }> = new Map(
  Object.entries(files).flatMap(([path, load]) => {
    const [, byHand, kind, plain] = place.exec(path) ?? []
    // A handmade flow may have the same name as one that the service answers by now.
    const isTwice = byHand && plain && path.replace(byHand, '') in files
    const name = isTwice ? `${plain}-by-hand` : plain
    // The pattern lists the kinds. Native apps render native flows themselves.
    if (!kind || !name || name.endsWith('-native')) return []
    return [[`${kind}/${name}`, { kind: kind as ScreenKind, name, load }]]
  }),
)

/** Ordered by kind and name. */
export const goldenCases: readonly GoldenCase[] = [...cases.values()]
  .map(({ kind, name }) => ({ kind, name }))
  .toSorted((one, other) => (`${one.kind}/${one.name}` < `${other.kind}/${other.name}` ? -1 : 1))

export const loadGolden = (kind: string, name: string): Promise<ScreenFlow> | undefined =>
  cases.get(`${kind}/${name}`)?.load()
