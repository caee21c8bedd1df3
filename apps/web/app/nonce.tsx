import { createContext, use } from 'react'

/** Known to the server only: browsers hide the attribute from scripts on purpose. */
export const NonceContext = createContext<string | undefined>(undefined)

export const useNonce = (): string | undefined => use(NonceContext)
