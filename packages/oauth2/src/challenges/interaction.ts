import type Provider from 'oidc-provider'
import type { InteractionResults } from 'oidc-provider'
import { isSecondFactorAlone } from './interaction-policy.ts'

/** An authorization request that waits for its user. Its `uid` is the challenge. */
export type Interaction = InstanceType<Provider['Interaction']>

export type ChallengeKind = 'login' | 'consent'

export const kindOf = ({ prompt }: Pick<Interaction, 'prompt'>): ChallengeKind =>
  prompt.name === 'consent' ? 'consent' : 'login'

/** The page that asks the user (docs/contract/providers-and-oauth2.md §E5). */
export function interactionPage(origin: string, { uid, prompt, session }: Interaction): string {
  const page = new URL(origin + pathOf(prompt.name))
  page.searchParams.set(`${kindOf({ prompt })}_challenge`, uid)
  if (prompt.name === 'login' && session && isSecondFactorAlone(prompt.reasons)) page.searchParams.set('aal', 'aal2')
  return page.href
}

function pathOf(prompt: string): string {
  switch (prompt) {
    case 'consent':
      return '/consent'
    case 'create':
    case 'registration':
      return '/self-service/registration/browser'
    default:
      return '/self-service/login/browser'
  }
}

/** The application's request; opening it begins again. */
export function authorizationUrlOf(origin: string, { params }: Pick<Interaction, 'params'>): string {
  const url = new URL(`${origin}/oauth2/auth`)
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, String(value))
  return url.href
}

/** Stores the answer of the user. Prompts that were answered before stay answered. */
export async function answer(interaction: Interaction, result: InteractionResults): Promise<void> {
  interaction.result = 'error' in result ? result : { ...interaction.lastSubmission, ...result }
  await interaction.persist()
}
