import type { ConfigChanges } from './config-changes.ts'
import type { TestService } from './test-service.ts'

/** Recovery and verification by a mailed link. */
export const byLink: ConfigChanges = {
  selfservice: {
    methods: { link: { enabled: true, config: { lifespan: '10m' } } },
    flows: { recovery: { use: 'link' }, verification: { use: 'link' } },
  },
}

/** Path and query of the link in the newest mail to an address that holds one. */
export async function linkFor(service: TestService, email: string): Promise<string> {
  const texts = (await service.mailsTo(email)).map(({ text }) => text)
  const found = texts.map((text) => /https?:\S+[?&]token=\S+/.exec(text)?.[0]).find((link) => link !== undefined)
  if (found === undefined) throw new Error(`no link was mailed to ${email}`)
  const { pathname, search } = new URL(found)
  return pathname + search
}
