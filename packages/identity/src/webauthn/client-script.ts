import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { ScriptNode } from '@collect/contract'
import type { IdentityConfig } from '../config/identity-config.ts'
import { scriptNode } from '../nodes/node.ts'

const source = readFileSync(new URL('./webauthn.js', import.meta.url), 'utf8')

/**
 * What browsers run: the functions that ask for keys (docs/contract/nodes.md §10). Every page for signing in loads
 * them, so they go without the comments and the indentation that are for us.
 */
export const clientScript = new TextEncoder().encode(source.replace(/^\s*(?:\/\/.*\n\s*)*/gm, ''))

/** CALL-SCRIPT-1 */
export const clientScriptPath = '/.well-known/ory/webauthn.js'

const print = createHash('sha512').update(clientScript).digest()
const integrity = `sha512-${print.toString('base64')}`
/** Stands in the address: whoever keeps the script may keep it for good, and gets a changed one all the same. */
export const clientScriptVersion = print.toString('hex').slice(0, 16)

export const clientScriptNode = ({ config }: { readonly config: IdentityConfig }): ScriptNode =>
  scriptNode('webauthn', 'webauthn_script', {
    src: `${config.serve.public.base_url}${clientScriptPath}?v=${clientScriptVersion}`,
    integrity,
  })
