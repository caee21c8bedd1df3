import { answerUpgrade } from '../kit/setup/conditional-create.ts'
import { plugIn } from '../kit/setup/webauthn.ts'
import { register, verify } from '../setup/account.ts'
import { openHydrated, untilHydrated } from '../setup/open-hydrated.ts'
import { codeAlone, rarelyConfirmed } from '../setup/service/settings-of-files.ts'
import { expect, needs, story } from '../setup/story.ts'

story.use({ changes: codeAlone, reliesOn: rarelyConfirmed })

story(
  'a password alone makes no passkey and brings no offer where a second factor is missing; after both factors it does',
  needs('the count of passkeys below /account'),
  async ({ page, email, mailbox }) => {
    await plugIn(page)
    const asked = await answerUpgrade(page, 'made')
    await register(page, email, 'drawers of warm walnut')
    await untilHydrated(page)
    // From then on the account has a second factor, which this session lacks.
    await verify(page, mailbox, email)
    await openHydrated(page, '/')
    await page.waitForLoadState('networkidle')
    await expect(page.getByTestId('passkey-offer')).toHaveCount(0)
    expect(asked).toEqual([])

    await openHydrated(page, '/login?aal=aal2&return_to=/')
    await page.getByRole('textbox', { name: 'Sign-in code' }).pressSequentially(await mailbox.nextCode(email))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByTestId('passkey-upgraded')).toBeVisible()
    expect(asked).toEqual(['conditional'])
  },
)
