/**
 * Which rules hold for accounts (`ACCOUNT_RULES`). With `safe`, the first proof of an address is the birth of the
 * account, a recovery shuts out everyone who was in it, and an address changes only once it is proved. With `kratos`,
 * accounts behave as those of an Ory Kratos do.
 */
export type AccountRules = 'safe' | 'kratos'
