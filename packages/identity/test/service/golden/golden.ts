import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../../../contract/golden/', import.meta.url))
const isUpdating = process.env['UPDATE_GOLDEN'] === '1'

const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/
const token = /ory_(st|lo)_[A-Za-z0-9]{32}/g
/** Challenges and ids in WebAuthn options, and in the script that older clients evaluate. */
const keyText = /\\?"(challenge|id)\\?":\\?"[\w-]{22,}\\?"/g
const keyId = /^[0-9a-f]{64}$/
/** The digest of the client script, which changes with the script. */
const print = /^sha512-.+$/
const scriptVersion = /(webauthn\.js\?v=)[0-9a-f]+/
/** Texts depend on the real time, not on the service's clock. */
const past = /expired [\d,]+ minutes? ago/
const person = /person\.\d+@example\.org/g

/** Secrets that the service gives to an account. They are in message contexts and in texts. */
function secretsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'secret' in value && typeof value.secret === 'string' ? [value.secret] : []
  return [...own, ...Object.values(value).flatMap(secretsIn)]
}

/** Replaces values that differ between runs: ids, tokens, times, made-up addresses. */
export function settled(value: unknown): unknown {
  const secrets = secretsIn(value)
  const ids = new Map<string, string>()
  const idFor = (id: string) => {
    if (!ids.has(id)) ids.set(id, `00000000-0000-4000-8000-${String(ids.size + 1).padStart(12, '0')}`)
    return ids.get(id) ?? ''
  }
  const text = (one: string) =>
    time.test(one)
      ? '2026-11-20T10:00:00.000Z'
      : one.startsWith('data:image/png')
        ? 'data:image/png;base64,AAAA'
        : secrets
            .reduce((left, secret) => left.replaceAll(secret, 'x'.repeat(secret.length)), one)
            .replace(uuid, idFor)
            .replace(token, (_, kind: string) => `ory_${kind}_${'x'.repeat(32)}`)
            .replace(keyText, (_, name: string) => `"${name}":"AAAA"`)
            .replace(keyId, '00')
            .replace(print, '')
            .replace(scriptVersion, '$10')
            .replace(person, 'ada@example.org')
            .replace(past, 'expired 0 minutes ago')
  const walk = (one: unknown, key: string): unknown => {
    if (typeof one === 'string') return text(one)
    if (typeof one === 'number' && key.endsWith('_unix')) return 1_795_168_800
    if (Array.isArray(one)) return one.map((item) => walk(item, ''))
    if (typeof one !== 'object' || one === null) return one
    const entries = Object.entries(one)
    const isToken = entries.some(([name, inner]) => name === 'name' && inner === 'csrf_token')
    return Object.fromEntries(
      entries.map(([name, inner]) => [
        name,
        isToken && name === 'value' && inner !== '' ? `${'A'.repeat(86)}==` : walk(inner, name),
      ]),
    )
  }
  return walk(value, '')
}

/** Compares with the file of that name, or writes it when UPDATE_GOLDEN is 1. */
export function compareGolden(name: string, value: unknown) {
  const file = `${folder}${name}.json`
  const made: unknown = JSON.parse(JSON.stringify(settled(value)))
  if (isUpdating) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`)
  }
  const kept: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  return { isSame: JSON.stringify(kept) === JSON.stringify(made), kept, made }
}
