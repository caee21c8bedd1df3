import { readFileSync } from 'node:fs'
import { provideTestServer } from '../../setup/test-server.ts'
import { story as base } from '../../setup/story.ts'
import { openStubService, type StubService } from '../../setup/stub-service.ts'
import { startConsentServer, type ConsentServer } from './consent-server.ts'

export { expect } from '@playwright/test'

interface KitFixtures {
  readonly service: StubService
  /** The OAuth2 provider; only consent stories open it. */
  readonly provider: ConsentServer
}

/** The script that the app's own service sends. */
const script = readFileSync(new URL('../../../packages/identity/src/webauthn/webauthn.js', import.meta.url), 'utf8')

/** A story about the screens: the real server and app in front of a stub service. */
export const story = base.extend<object, KitFixtures>({
  service: [
    async ({}, give) => {
      const service = await openStubService({ script })
      await give(service)
      await service.stop()
    },
    { scope: 'worker' },
  ],
  provider: [
    async ({}, give) => {
      const provider = await startConsentServer()
      await give(provider)
      await provider.stop()
    },
    { scope: 'worker' },
  ],
  server: [({ service }, give) => provideTestServer(service.address, give), { scope: 'worker' }],
})
