import { createContext, use } from 'react'

/** Only the server knows it; in the browser the attribute can't be read back, on purpose. */
export const NonceContext = createContext<string | undefined>(undefined)

export const useNonce = (): string | undefined => use(NonceContext)
