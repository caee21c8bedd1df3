import type { ScreenFlow, ScreenKind } from '@collect/flow'

/** Read when it is asked for, and on the server only: no page grows by them. */
const files = import.meta.glob<ScreenFlow>('../../../../../packages/contract/golden/**/*.json', { import: 'default' })

/** A flow that can be looked at. */
export interface GoldenCase {
  readonly kind: ScreenKind
  readonly name: string
}

/** `golden/login/code-sent.json`, or the same below `handmade/`; what lies elsewhere is no flow. */
const place =
  /\/golden\/(handmade\/)?(login|registration|recovery|verification|settings|oauth2_consent)\/([\w-]+)\.json$/

const cases: ReadonlyMap<string, GoldenCase & { readonly load: () => Promise<ScreenFlow> }> = new Map(
  Object.entries(files).flatMap(([path, load]) => {
    const [, byHand, kind, plain] = place.exec(path) ?? []
    // The service may have come to answer what was made by hand before.
    const isTwice = byHand && plain && path.replace(byHand, '') in files
    const name = isTwice ? `${plain}-by-hand` : plain
    // The pattern lists the kinds. A native flow is drawn by an app of the phone's own.
    if (!kind || !name || name.endsWith('-native')) return []
    return [[`${kind}/${name}`, { kind: kind as ScreenKind, name, load }]]
  }),
)

/** In the order of kinds and names. */
export const goldenCases: readonly GoldenCase[] = [...cases.values()]
  .map(({ kind, name }) => ({ kind, name }))
  .toSorted((one, other) => (`${one.kind}/${one.name}` < `${other.kind}/${other.name}` ? -1 : 1))

export const loadGolden = (kind: string, name: string): Promise<ScreenFlow> | undefined =>
  cases.get(`${kind}/${name}`)?.load()
