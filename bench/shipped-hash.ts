import { fileURLToPath } from 'node:url'
import { loadConfig } from '@collect/identity'

const file = fileURLToPath(new URL('../config/kratos.yml', import.meta.url))
const { hashers } = await loadConfig(file, { origin: 'http://localhost:3000' })

/** The delivered hash settings; memory in KiB. */
export const shippedHash = hashers.argon2
