import { plugIn } from '../kit/setup/webauthn.ts'
import { leave } from '../setup/account.ts'
import { addPasskey, recover, signInAgain, signInWithPasskey, signUp } from '../setup/newcomer/journeys.ts'
import { Newcomer } from '../setup/newcomer/newcomer.ts'
import { leaveRows } from '../setup/settings/open-rows.ts'
import { deliveredWays } from '../setup/service/settings-of-files.ts'
import { expect, needs, story } from '../setup/story.ts'

story.use({ viewport: { width: 360, height: 740 }, changes: deliveredWays })

story(
  'a newcomer signs up, signs in again and recovers with few taps on a phone',
  needs('the method that this browser remembers'),
  async ({ page, email, mailbox }) => {
    // The rows of the settings stay as a newcomer finds them.
    await leaveRows(page)
    const finger = await plugIn(page)
    const newcomer = new Newcomer(page)
    const traveller = { newcomer, mailbox, email }

    await story.step('sign-up with a verified address: at most 6 taps, 2 typed values', async () => {
      await signUp(traveller)
      const { taps, typed } = newcomer.cost()
      expect([taps <= 6, typed], `${taps} taps`).toEqual([true, 2])
    })
    await addPasskey(traveller)
    await finger.setPresent(false)
    await leave(page)
    newcomer.cost()

    await story.step('the remembered method: 2 taps, one typed value', async () => {
      await signInAgain(traveller)
      expect(newcomer.cost()).toMatchObject({ taps: 2, typed: 1 })
    })
    await leave(page)

    await story.step('a passkey: one tap, nothing typed', async () => {
      await signInWithPasskey(traveller, finger)
      expect(newcomer.cost()).toMatchObject({ taps: 1, typed: 0, keys: 0 })
    })
    await leave(page)

    await finger.setPresent(false)
    await story.step('recovery with a new password: at most 6 taps', async () => {
      await recover(traveller)
      expect(newcomer.cost().taps).toBeLessThanOrEqual(6)
    })
  },
)
