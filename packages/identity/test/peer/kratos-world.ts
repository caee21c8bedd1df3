import { openKratos } from '../ory/kratos.ts'
import { fileWith, type ConfigChanges } from '../service/config-changes.ts'
import { createWorld } from './create-world.ts'
import type { WatchedHydra } from './watched-hydra.ts'
import type { World } from './world.ts'

/** Starts Kratos with the same settings; `program` is its path. */
export async function openKratosWorld(program: string, settings: ConfigChanges, hydra?: WatchedHydra): Promise<World> {
  const { origin, adminOrigin, stop } = await openKratos(program, {
    settings: fileWith(settings),
    ...(hydra && { hydraAdmin: hydra.adminOrigin }),
  })
  return createWorld({
    origin,
    // Redirects are not followed here.
    fetch: (request) => fetch(request, { redirect: 'manual' }),
    admin: (request) => fetch(new Request(request.url.replace('http://127.0.0.1', adminOrigin), request)),
    clock: Date.now,
    async mailsTo(email) {
      const response = await fetch(`${adminOrigin}/admin/courier/messages?recipient=${encodeURIComponent(email)}`)
      const mails = (await response.json()) as readonly { readonly body: string; readonly created_at: string }[] // by contract
      return mails.toSorted((one, other) => other.created_at.localeCompare(one.created_at)).map(({ body }) => body)
    },
    hydra,
    close: stop,
  })
}
