// npm run drive: starts the program of `npm start`, this page, the third-party example and the OpenID partner on free
// ports. Then a browser goes through sign-up, verification, sign-in, recovery, settings and consent. The last line says how many steps passed.
import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, expect } from '@playwright/test'
import { TOTP } from 'otpauth'
import { parseDocument } from 'yaml'
import { browser } from '../../scripts/setup/browser.mjs'
import { serverArguments } from '../../scripts/server-arguments.mjs'
import { build } from '../../scripts/setup/build.mjs'
import { nodePath } from '../../scripts/setup/node.mjs'
import { root } from '../../scripts/setup/place.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const data = mkdtempSync(join(tmpdir(), 'ory-elements-'))
/** SCREENSHOTS names a folder for one picture of each step. */
const pictures = process.env.SCREENSHOTS
if (pictures) mkdirSync(pictures, { recursive: true })

const [pagePort, servicePort, adminPort, appPort, partnerPort] = await Promise.all([1, 2, 3, 4, 5].map(freePort))
const origin = `http://localhost:${pagePort}`
const adminApi = `http://127.0.0.1:${adminPort}`
const app = `http://127.0.0.1:${appPort}`
const children = []
const readMails = new Set()
let passed = 0
let failed = 0

try {
  await build()
  const partner = `http://127.0.0.1:${partnerPort}`
  const startPartner = `(await import('./examples/partners/openid-partner.ts')).startOpenIdPartner({ port: ${partnerPort} })`
  start(nodePath(), ['--input-type=module', '--eval', startPartner], root, {})
  await answers(`${partner}/.well-known/openid-configuration`)
  start(nodePath(), serverArguments, root, {
    NODE_ENV: 'production',
    ORIGIN: origin,
    PORT: servicePort,
    ADMIN_PORT: adminPort,
    DATA_DIR: data,
    IDENTITY_CONFIG: configWith(partner),
    // Warnings tell of mails to one address that its limit dropped.
    LOG_LEVEL: 'error',
  })
  await answers(`http://127.0.0.1:${servicePort}/health/ready`)
  start(process.execPath, ['node_modules/vite/bin/vite.js', '--logLevel', 'warn'], here, {
    PORT: pagePort,
    SERVICE: `http://127.0.0.1:${servicePort}`,
    ADMIN_API: adminApi,
    VITE_CACHE: join(data, 'vite'),
  })
  await answers(`${origin}/`)
  const client = {
    client_id: 'shelf-planner',
    client_name: 'Shelf Planner',
    client_secret: 'the secret of the shelf planner',
    redirect_uris: [`${app}/callback`],
    post_logout_redirect_uris: [`${app}/`],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    scope: 'openid offline_access profile email',
    token_endpoint_auth_method: 'client_secret_post',
  }
  const made = await fetch(`${adminApi}/admin/clients`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(client),
  })
  expect(made.status, 'the client of the third-party example').toBe(201)
  start(nodePath(), ['server.ts'], join(root, 'examples', 'third-party-app'), {
    PORT: appPort,
    OIDC_ISSUER: origin,
    OIDC_CLIENT_ID: client.client_id,
    OIDC_CLIENT_SECRET: client.client_secret,
  })
  await answers(app)
  await drive()
} finally {
  for (const child of children) child.kill()
  rmSync(data, { recursive: true, force: true, maxRetries: 5 })
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

async function drive() {
  const chrome = await chromium.launch({ executablePath: browser(), args: ['--no-sandbox'] })
  try {
    const page = await chrome.newPage()
    page.setDefaultTimeout(20_000)
    page.on('pageerror', (error) => console.log(`    page error: ${error.message}`))
    await steps(page)
  } finally {
    await chrome.close()
  }
}

async function steps(page) {
  const email = 'ada@example.org'
  const passwords = ['a long sentence about cabinets', 'another sentence about drawers']
  const part = (name) => page.getByTestId(name)
  const field = (name) => page.locator(`input[name="${name}"]:not([type=hidden])`).first()
  const press = (name = 'method') => part(`ory/form/node/button/${name}`).last().click()
  const message = (id) => expect(part(`ory/message/${id}`).first(), `message ${id}`).toBeVisible({ timeout: 15_000 })
  /** One step: its name, and the messages that its page shows at the end. */
  const step = async (name, body) => {
    // Each step continues where the one before ended.
    if (failed > 0) return
    try {
      await body()
      const ids = await page
        .locator('[data-testid^="ory/message/"]')
        .evaluateAll((found) => found.map(({ dataset }) => dataset.testid.split('/')[2].split('.')[0]))
      console.log(`  ✔ ${name}${ids.length > 0 ? ` (${[...new Set(ids)].join(', ')})` : ''}`)
      passed += 1
    } catch (error) {
      const shown = await page
        .locator('body')
        .innerText()
        .catch(() => '')
      console.log(`  ✘ ${name} at ${page.url()}\n    ${error.message}\n    The page says: ${shown.slice(0, 600)}`)
      failed += 1
    }
    if (pictures)
      await page.screenshot({ path: join(pictures, `${passed + failed}-${name.replaceAll(/\W+/g, '-')}.png`) })
  }
  const signIn = async (password, to) => {
    await page.goto(`${origin}/self-service/login/browser?return_to=${encodeURIComponent(to)}`)
    await field('identifier').fill(email)
    await press()
    await enterPassword(password)
  }
  const enterPassword = async (password) => {
    await field('password').or(part('ory/form/auth-picker/password')).first().waitFor()
    if (!(await field('password').isVisible())) await part('ory/form/auth-picker/password').click()
    await field('password').fill(password)
    await press()
  }

  await step('sign-up: asks for the profile first', async () => {
    await page.goto(`${origin}/registration`)
    await field('traits.email').fill(email)
    await field('traits.name').fill('Ada Lovelace')
    await press()
    await part('ory/form/auth-picker/password').waitFor()
  })
  await step('sign-up: refuses a common password', async () => {
    await part('ory/form/auth-picker/password').click()
    await field('password').fill('password')
    await press()
    await message(4000034)
  })
  await step('sign-up: leads to the verification', async () => {
    await field('password').fill(passwords[0])
    await press()
    await page.waitForURL(/\/verification\?flow=/)
  })
  await step('verification: refuses a wrong code', async () => {
    await field('code').fill('000000')
    await press()
    await message(4070006)
  })
  await step('verification: takes the mailed code', async () => {
    await field('code').fill(await mailedCode(email))
    await press()
    await message(1080002)
  })
  await step('the session is known to the kit', async () => {
    await page.goto(origin)
    await expect(part('signed-in-as')).toContainText(email)
  })
  await step('settings: a new name', async () => {
    await page.goto(`${origin}/settings`)
    await field('traits.name').fill('Augusta Ada')
    await page
      .locator('form')
      .filter({ has: field('traits.name') })
      .locator('button[type=submit]')
      .click()
    await message(1050001)
    expect((await whoami(page)).identity.traits.name).toBe('Augusta Ada')
  })
  await step('sign-out', async () => {
    await page.goto(origin)
    await page.getByRole('link', { name: 'Sign out' }).click()
    await expect.poll(async () => (await whoami(page)).error?.code).toBe(401)
  })
  await step('sign-in: refuses a wrong password', async () => {
    await signIn('not the right one', `${origin}/`)
    await message(4000006)
  })
  await step('sign-in: the name, then the password', async () => {
    await enterPassword(passwords[0])
    await expect(part('signed-in-as')).toContainText(email)
  })
  await step('recovery: mails a code', async () => {
    await page.context().clearCookies()
    await page.goto(`${origin}/recovery`)
    await field('email').fill(email)
    await press()
    await message(1060003)
  })
  await step('recovery: the code leads to the settings', async () => {
    await field('code').fill(await mailedCode(email))
    await press()
    await page.waitForURL(/\/settings\?flow=/)
    await message(1060001)
  })
  await step('settings: a new password', async () => {
    await field('password').fill(passwords[1])
    await page
      .locator('form')
      .filter({ has: field('password') })
      .locator('button[type=submit]')
      .click()
    await message(1050001)
  })
  const atThePartner = async () => {
    await page.getByLabel('E-mail', { exact: true }).fill(email)
    await page.getByLabel('Subject').fill('ada at the partner')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await step('sign-in: a provider is connected after the proof of the account', async () => {
    await page.context().clearCookies()
    await page.goto(`${origin}/self-service/login/browser?return_to=${encodeURIComponent(`${origin}/`)}`)
    await page.locator('[name=provider][value=partner]').click()
    await atThePartner()
    await message(1010016)
    await enterPassword(passwords[1])
    await expect(part('signed-in-as')).toContainText(email)
  })
  await step('sign-in: with the provider', async () => {
    await page.context().clearCookies()
    await page.goto(`${origin}/self-service/login/browser?return_to=${encodeURIComponent(`${origin}/`)}`)
    await page.locator('[name=provider][value=partner]').click()
    await atThePartner()
    await expect(part('signed-in-as')).toContainText(email)
  })
  const devtools = await page.context().newCDPSession(page)
  let authenticator
  await step('settings: a passkey', async () => {
    await devtools.send('WebAuthn.enable')
    authenticator = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    })
    await page.goto(`${origin}/settings`)
    await page.locator('button[name=passkey_register_trigger]').click()
    await message(1050001)
    await page.locator('button[name=passkey_remove]').waitFor()
  })
  await step('sign-in: with the passkey', async () => {
    await page.context().clearCookies()
    // The kit offers passkeys in the field of the name, and the virtual authenticator answers at once.
    await page.goto(`${origin}/login`)
    await expect(part('signed-in-as')).toContainText(email)
    await devtools.send('WebAuthn.removeVirtualAuthenticator', authenticator)
  })
  await step('sign-in: with a mailed code, for an application', async () => {
    await page.context().clearCookies()
    await page.goto(app)
    await page.getByRole('button', { name: /Sign in with/ }).click()
    await page.waitForURL(/\/login\?flow=/)
    await field('identifier').fill(email)
    await press()
    await part('ory/form/auth-picker/code').click()
    await field('code').fill(await mailedCode(email))
    await press()
    await page.waitForURL(/\/consent\?consent_challenge=/)
  })
  await step('consent: names the application and the scopes', async () => {
    await expect(part('ory/card')).toContainText('Shelf Planner')
    await expect(part('ory/screen/consent/scope-checkbox')).toHaveCount(4)
  })
  await step('consent: a refusal goes back to the application', async () => {
    await page.getByRole('button', { name: 'Reject' }).click()
    await page.waitForURL(`${app}/**`)
    await expect(page.getByRole('alert')).toBeVisible()
  })
  await step('consent: an accepted one gives tokens for the checked scopes', async () => {
    await page.getByRole('button', { name: /Sign in with/ }).click()
    await page.waitForURL(/\/consent\?consent_challenge=/)
    await part('ory/screen/consent/scope-checkbox-label').filter({ hasText: 'Offline' }).click()
    await page.getByRole('button', { name: 'Accept' }).click()
    await page.waitForURL(`${app}/**`)
    await expect(page.locator('#scopes')).toHaveText('openid profile email')
    await expect(page.locator('#claims')).toContainText(email)
  })
  let secret = ''
  await step('settings: an authenticator app', async () => {
    await page.goto(`${origin}/settings`)
    secret = await field('totp_secret_key').inputValue()
    await field('totp_code').fill(codeOf(secret))
    await page
      .locator('form')
      .filter({ has: field('totp_code') })
      .locator('button[type=submit]')
      .click()
    await page.locator('button[name=totp_unlink]').waitFor()
  })
  await step('settings: backup codes', async () => {
    await page.locator('button[name=lookup_secret_regenerate]').click()
    await part('ory/screen/settings/group/recovery_code/codes').waitFor()
    await page.locator('button[name=lookup_secret_confirm]').click()
    await page.locator('button[name=lookup_secret_disable]').waitFor()
  })
  await step('sign-in: with the second factor', async () => {
    await page.context().clearCookies()
    await signIn(passwords[1], `${origin}/`)
    await field('totp_code').or(part('ory/form/auth-picker/totp')).first().waitFor()
    if (!(await field('totp_code').isVisible())) await part('ory/form/auth-picker/totp').click()
    await field('totp_code').fill(codeOf(secret, 30_000))
    await press()
    await expect(part('signed-in-as')).toContainText(email)
    expect((await whoami(page)).authenticator_assurance_level).toBe('aal2')
  })
  await step('error: shows a stored error', async () => {
    await page.goto(`${origin}/self-service/login/browser?return_to=${encodeURIComponent('https://example.net/')}`)
    await part('ory/screen/error').waitFor()
  })
}

/** The configuration of `npm start`, with the partner as a provider. */
function configWith(issuer) {
  const config = join(root, 'config')
  copyFileSync(join(config, 'identity.schema.json'), join(data, 'identity.schema.json'))
  copyFileSync(join(config, 'mappers', 'generic.jsonnet'), join(data, 'generic.jsonnet'))
  const settings = parseDocument(readFileSync(join(config, 'kratos.yml'), 'utf8'))
  const withPartners = parseDocument(readFileSync(join(config, 'with-partners.yml'), 'utf8')).toJS()
  const provider = withPartners.selfservice.methods.oidc.config.providers.find(({ id }) => id === 'partner')
  const here = { ...provider, issuer_url: issuer, mapper_url: 'file://./generic.jsonnet' }
  const oidc = { enabled: true, config: { providers: [here] } }
  settings.setIn(['selfservice', 'methods', 'oidc'], settings.createNode(oidc))
  const file = join(data, 'kratos.yml')
  writeFileSync(file, String(settings))
  return file
}

function start(command, args, cwd, env) {
  const variables = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, String(value)]))
  const { PATH = '', HOME = '' } = process.env
  children.push(
    spawn(command, args, { cwd, env: { PATH, HOME, ...variables }, stdio: ['ignore', 'inherit', 'inherit'] }),
  )
}

async function answers(address) {
  const until = Date.now() + 60_000
  while (Date.now() < until) {
    const response = await fetch(address).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => void setTimeout(resolve, 200))
  }
  throw new Error(`${address} does not answer.`)
}

/** The code of the newest mail, once: a code that was read before is not the one that was just asked for. */
async function mailedCode(to) {
  let code
  await expect
    .poll(async () => {
      const response = await fetch(`${origin}/dev/mail`, { headers: { accept: 'application/json' } })
      const mail = (await response.json()).find(
        (one) => one.to === to && !readMails.has(one.id) && /\b\d{6}\b/.test(one.text),
      )
      if (mail) readMails.add(mail.id)
      code = mail && /\b\d{6}\b/.exec(mail.text)[0]
      return code
    })
    .toBeTruthy()
  return code
}

async function whoami(page) {
  const answer = await page.request.get(`${origin}/sessions/whoami`)
  return answer.json()
}

function codeOf(secret, later = 0) {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + later })
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
