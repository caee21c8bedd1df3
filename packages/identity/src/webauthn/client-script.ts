import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { ScriptNode } from '@collect/contract'
import type { IdentityConfig } from '../config/identity-config.ts'
import { scriptNode } from '../nodes/node.ts'

const source = readFileSync(new URL('./webauthn.js', import.meta.url), 'utf8')

/**
 * The script with the WebAuthn functions for browsers (docs/contract/nodes.md §10). Every sign-in page loads it, so it
 * is served without comments and indentation.
 */
export const clientScript = new TextEncoder().encode(source.replace(/^\s*(?:\/\/.*\n\s*)*/gm, ''))

/** CALL-SCRIPT-1 */
export const clientScriptPath = '/.well-known/ory/webauthn.js'

const print = createHash('sha512').update(clientScript).digest()
const integrity = `sha512-${print.toString('base64')}`
/** The version in the script's address. Browsers cache the script forever; a changed one has another address. */
export const clientScriptVersion = print.toString('hex').slice(0, 16)

export const clientScriptNode = ({ config }: { readonly config: IdentityConfig }): ScriptNode =>
  scriptNode('webauthn', 'webauthn_script', {
    src: `${config.serve.public.base_url}${clientScriptPath}?v=${clientScriptVersion}`,
    integrity,
  })
