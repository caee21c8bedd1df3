import { expect, test } from 'vitest'
import { seenByStranger } from '../../service/answer.ts'
import { Authenticator } from '../../service/authenticator.ts'
import { describeService } from '../../service/describe-service.ts'
import { settled } from '../../service/golden/golden.ts'
import { newPasskey, withPasskeys } from '../../service/webauthn.ts'
import type { WayName } from '../../service/visitor.ts'
import { ways } from '../../service/ways.ts'

/** Users prove their address before the first sign-in. */
const provedFirst = {
  selfservice: {
    ...withPasskeys.selfservice,
    flows: {
      login: { after: { hooks: [{ hook: 'require_verified_address' }] } },
      registration: { after: { passkey: { hooks: [{ hook: 'show_verification_ui' }] } } },
    },
  },
}

describeService(
  'account enumeration where addresses are proved first, by passkey',
  { config: provedFirst },
  (service) => {
    const register = async (way: WayName, email: string) => {
      const visitor = service().visitor(way)
      const { flow } = await visitor.start('registration')
      const key = newPasskey(new Authenticator(service().origin), flow, email)
      const seen = await visitor.send('registration', flow, { method: 'passkey', traits: { email }, ...key })
      return settled([seenByStranger(seen.answer), (await visitor.whoami()) ?? null])
    }

    test.each(ways)(
      'a taken address is answered like a free one, by $way, and its owner is mailed',
      async ({ way }) => {
        const taken = service().newEmail()
        const free = JSON.stringify(await register(way, taken))
        expect(JSON.stringify(await register(way, taken))).toBe(free)
        const [newest] = await service().mailsTo(taken)
        expect(newest?.subject).toBe('You already have an account')
      },
    )
  },
)
