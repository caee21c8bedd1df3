/**
 * Which rules hold for accounts (`ACCOUNT_RULES`). With `safe`, the first proof of an address removes every older
 * credential, a recovery ends all other sessions, and an address changes only once it is proved. With `kratos`,
 * accounts behave as in Ory Kratos.
 */
export type AccountRules = 'safe' | 'kratos'
