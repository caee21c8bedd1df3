import type { TestInfo } from '@playwright/test'
import type { Changes } from '../story-config.ts'
import type { Chosen } from './chosen.ts'

const tag = '@anywhere'
const needed = 'needs'

/** Marks a story that passes in front of any Kratos. */
export const anywhere = { tag }

/** Marks a story that only our own service can tell, with what it needs. */
export const needs = (description: string) => ({ annotation: { type: needed, description } })

interface Settings {
  readonly changes: Changes
  readonly applications: boolean
}

/** The reason why a story is left out in front of another service. */
export function leftOut(
  { tags, annotations }: TestInfo,
  service: Chosen,
  { changes, applications }: Settings,
): string | undefined {
  if (!tags.includes(tag)) {
    const reason = annotations.find(({ type }) => type === needed)?.description
    if (reason === undefined) throw new Error('The story must be marked: `anywhere`, or `needs` with a reason.')
    return `needs ${reason}`
  }
  if (applications && !hydraOf(service)) return 'needs a Hydra: neither HYDRA nor --hydra names one'
  const isFixed = 'against' in service && Object.keys(changes).length > 0
  return isFixed ? `needs a Kratos with ${Object.keys(changes).join(', ')}` : undefined
}

const hydraOf = (service: Chosen) => ('against' in service ? service.hydraAdmin : service.hydra)
