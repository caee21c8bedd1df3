import type { Script } from '@collect/flow'

interface ScriptsProps {
  readonly scripts: readonly Script[]
  readonly nonce: string | undefined
}

/**
 * The flow's scripts, once per page for any number of forms (docs/contract/nodes.md §10.1). React runs an async script
 * once per address.
 */
export function Scripts({ scripts, nonce }: ScriptsProps) {
  return scripts.map(({ id, src, referrerpolicy, crossorigin, integrity, type }) => (
    <script
      key={id}
      async
      src={src}
      type={type}
      nonce={nonce}
      integrity={integrity || undefined}
      crossOrigin={crossorigin === 'use-credentials' ? 'use-credentials' : 'anonymous'}
      referrerPolicy={referrerpolicy === 'no-referrer' ? 'no-referrer' : undefined}
      data-testid={`node/script/${id}`}
    />
  ))
}
