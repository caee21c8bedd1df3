import { accessSync, constants } from 'node:fs'
import { parseArgs } from 'node:util'
import { Stop } from './stop.mjs'

/** The port of the stories' mail server, for a Kratos that runs already. */
const smtpPort = 1025

const options = { against: { type: 'string' }, admin: { type: 'string' }, hydra: { type: 'string' } }

/**
 * Reads which identity service the stories shall run on.
 *
 * @returns the variables for the stories, if it is another service than ours, and the other arguments
 */
export async function serviceGiven(args, env) {
  const { values, tokens } = parseArgs({ args, options, strict: false, tokens: true })
  const ours = new Set()
  for (const token of tokens) {
    if (token.kind !== 'option' || !(token.name in options)) continue
    ours.add(token.index)
    if (!token.inlineValue) ours.add(token.index + 1)
  }
  const rest = args.filter((_arg, index) => !ours.has(index))
  if (values.against !== undefined) return { service: await running(values), rest }
  if (!env.KRATOS) return { rest }
  for (const name of ['KRATOS', 'HYDRA']) if (env[name]) mustRun(name, env[name])
  return { service: { KRATOS: env.KRATOS, HYDRA: env.HYDRA ?? '' }, rest }
}

function mustRun(name, path) {
  try {
    accessSync(path, constants.X_OK)
  } catch {
    throw new Stop(`${name} must be the path of a program; ${path} cannot be run.`)
  }
}

/** A service that runs already: it must answer, and lead to an address of this machine. */
async function running({ against, admin, hydra }) {
  const base = address('--against', against)
  await mustBeReady('--against', base)
  if (admin !== undefined) await mustBeReady('--admin', address('--admin', admin))
  if (hydra !== undefined) await mustBeReady('--hydra', address('--hydra', hydra))
  const answer = await fetch(`${base}/self-service/login/browser`, { redirect: 'manual' })
  const page = new URL(answer.headers.get('location') ?? '/', 'http://localhost:3000')
  if (page.protocol !== 'http:' || !['localhost', '127.0.0.1'].includes(page.hostname))
    throw new Stop(
      `The Kratos at ${base} leads to ${page.origin}; its selfservice.flows.login.ui_url must be http://localhost:3000/login, or that of another port.`,
    )
  console.log(
    `Mails: that Kratos must have courier.smtp.connection_uri smtp://127.0.0.1:${smtpPort}/?disable_starttls=true`,
  )
  console.log(`The app starts at ${page.origin}, where that Kratos leads.`)
  return {
    AGAINST: base,
    AGAINST_HYDRA: hydra ?? '',
    AGAINST_ORIGIN: page.origin,
    AGAINST_SMTP_PORT: String(smtpPort),
  }
}

function address(name, value) {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new Stop(`${name} must be an address like http://127.0.0.1:4433; "${value}" is none.`)
  return value.replace(/\/+$/, '')
}

async function mustBeReady(name, base) {
  const answer = await fetch(`${base}/health/ready`).catch(() => undefined)
  if (!answer?.ok) throw new Stop(`${name}: ${base}/health/ready does not answer 200.`)
}
