import type { Page } from '@playwright/test'

type Outcome = 'made' | 'refused' | 'none'

/**
 * Chromium's virtual authenticator never answers a conditional create, so the page makes an ordinary passkey in its
 * place, or refuses. Returns the mediations that the page asked for.
 */
export async function answerUpgrade(page: Page, outcome: Outcome): Promise<string[]> {
  const asked: string[] = []
  await page.exposeFunction('noteMediation', (mediation: string) => void asked.push(mediation))
  await page.addInitScript((how: Outcome) => {
    const note = Reflect.get(window, 'noteMediation') as (mediation: string) => Promise<void>
    if (how === 'none') PublicKeyCredential.getClientCapabilities = async () => ({ conditionalCreate: false })
    const create = navigator.credentials.create.bind(navigator.credentials)
    navigator.credentials.create = async (options?: CredentialCreationOptions & { mediation?: string }) => {
      await note(options?.mediation ?? 'dialog')
      if (options?.mediation === 'conditional' && how === 'refused') throw new DOMException('', 'NotAllowedError')
      return create({ ...(options?.publicKey && { publicKey: options.publicKey }) })
    }
  }, outcome)
  return asked
}
