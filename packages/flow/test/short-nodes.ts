import { csrf } from './flow-of.ts'

/** The nodes of a form: the CSRF token and these, in the notation of `nodeOf`. */
export const nodes = (...parts: string[]): string => [csrf, ...parts].join(' · ')

export const identifier = 'default/identifier:text=*#1070002'
export const known = 'default/identifier:hidden=ada@example.org'
export const password = 'password/password:password*#1070001 · password/method:submit=password#1010022'
export const totp = 'totp/totp_code:text*#1010006 · totp/method:submit=totp#1010009'
export const backup = 'lookup_secret/lookup_secret:text*#1010007 · lookup_secret/method:submit=lookup_secret#1010010'
export const provider = (name: string): string => `oidc/provider:submit=${name}#1010002`
