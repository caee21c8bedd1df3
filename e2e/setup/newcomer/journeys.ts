import { expect } from '@playwright/test'
import { withoutPasskeyList, type Authenticator } from '../../kit/setup/webauthn.ts'
import type { Mailbox } from '../mailbox.ts'
import type { Newcomer } from './newcomer.ts'
import { untilHydrated } from '../open-hydrated.ts'

// What users do most, by accessible names alone. The stories and the benchmark take the same ways.

export interface Traveller {
  readonly newcomer: Newcomer
  readonly mailbox: Mailbox
  readonly email: string
}

const password = 'drawers of warm walnut'
const nextPassword = 'a cabinet of brass marks'

async function open({ page }: Newcomer, path: string): Promise<void> {
  await page.goto(path)
  await untilHydrated(page)
}

/** Signs up with email and password, and verifies the address. */
export async function signUp({ newcomer, mailbox, email }: Traveller): Promise<void> {
  await open(newcomer, '/registration')
  await newcomer.type('Email', email)
  await newcomer.press('Create account')
  await newcomer.press(/^Password/)
  await newcomer.typePassword(password)
  await newcomer.press('Create account')
  await expect(newcomer.page).toHaveURL(/\/verification\?/)
  await untilHydrated(newcomer.page)
  await newcomer.paste('Verification code', `Your code: ${await mailbox.nextCode(email)}`)
  await expect(newcomer.page.getByText("Your account's email address is verified!")).toBeVisible()
  await newcomer.press('Continue')
  await expect(newcomer.page).toHaveURL('/')
}

/** Signs in with the method that this browser remembers: the password. */
export async function signInAgain({ newcomer, email }: Traveller): Promise<void> {
  await open(newcomer, '/login')
  await newcomer.type('Email', email)
  await newcomer.press('Continue')
  await newcomer.typePassword(password)
  await newcomer.press(/^Sign in/)
  await expect(newcomer.page).toHaveURL('/')
}

/** Signs in with a mailed code. */
export async function signInWithCode({ newcomer, mailbox, email }: Traveller): Promise<void> {
  await open(newcomer, '/login')
  await newcomer.type('Email', email)
  await newcomer.press('Continue')
  const { page } = newcomer
  await expect(page.getByTestId('identifier-chip')).toBeVisible()
  if (await page.getByRole('link', { name: 'Choose another method' }).isVisible())
    await newcomer.press('Choose another method')
  await newcomer.press(/^Email code/)
  await expect(page.getByRole('textbox', { name: 'Sign-in code' })).toBeVisible()
  await newcomer.paste('Sign-in code', await mailbox.nextCode(email))
  await expect(page).toHaveURL('/')
}

/** Adds a passkey in the settings. */
export async function addPasskey({ newcomer }: Traveller): Promise<void> {
  await open(newcomer, '/settings#s-passkey-in')
  await newcomer.press('Add a passkey')
  await expect(newcomer.page.getByRole('button', { name: /^Remove / })).toBeVisible()
}

/** Signs in with a passkey from the first step, in a browser without a list of passkeys. */
export async function signInWithPasskey({ newcomer }: Traveller, finger: Authenticator): Promise<void> {
  await withoutPasskeyList(newcomer.page)
  await finger.setPresent(true)
  await open(newcomer, '/login')
  await newcomer.press(/passkey/)
  await expect(newcomer.page).toHaveURL('/')
}

/** Recovers the account and sets a new password. */
export async function recover({ newcomer, mailbox, email }: Traveller): Promise<void> {
  await open(newcomer, '/login')
  await newcomer.press('Recover Account')
  await expect(newcomer.page).toHaveURL(/\/recovery\?/)
  await untilHydrated(newcomer.page)
  await newcomer.type('Email', email)
  await newcomer.press('Continue')
  await expect(newcomer.page.getByRole('textbox', { name: 'Recovery code' })).toBeVisible()
  await newcomer.paste('Recovery code', `Code: ${await mailbox.nextCode(email)}`)
  await expect(newcomer.page).toHaveURL(/\/settings\?/)
  await untilHydrated(newcomer.page)
  await newcomer.typePassword(nextPassword)
  await newcomer.press('Change password')
  await expect(newcomer.page.getByText('Settings updated').first()).toBeVisible()
}
