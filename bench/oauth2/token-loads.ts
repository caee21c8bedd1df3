/** What a load needs of a provider. */
export interface Tokens {
  readonly origin: string
  readonly access: string
  /** The first refresh tokens of chains: each gives the next one. */
  readonly refresh: readonly string[]
}

export const benchClient = {
  client_id: 'bench',
  client_name: 'Bench',
  client_secret: 'a secret of the bench alone',
  redirect_uris: ['http://127.0.0.1:4455/callback'],
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  scope: 'openid offline_access email',
  token_endpoint_auth_method: 'client_secret_post',
} as const

const post = async (url: string, fields: Readonly<Record<string, string>>) => {
  const { client_id, client_secret } = benchClient
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ client_id, client_secret, ...fields }),
  })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as { readonly refresh_token?: string; readonly access_token: string }
}

export const redeem = (origin: string, fields: Readonly<Record<string, string>>) =>
  post(`${origin}/oauth2/token`, fields)

/** Milliseconds of each refresh, over all chains for so many seconds; the chains go on where they were. */
export async function refreshFor(tokens: { origin: string; refresh: string[] }, seconds: number): Promise<number> {
  const begun = performance.now()
  let count = 0
  await Promise.all(
    tokens.refresh.map(async (first, chain) => {
      let current = first
      while (performance.now() - begun < seconds * 1000) {
        const next = await redeem(tokens.origin, { grant_type: 'refresh_token', refresh_token: current })
        current = next.refresh_token ?? ''
        count += 1
      }
      tokens.refresh[chain] = current
    }),
  )
  return (performance.now() - begun) / count
}

/** Milliseconds of each call of userinfo, over four connections for so many seconds. */
export async function userinfoFor({ origin, access }: Tokens, seconds: number): Promise<number> {
  const begun = performance.now()
  let count = 0
  const worker = async () => {
    while (performance.now() - begun < seconds * 1000) {
      const response = await fetch(`${origin}/userinfo`, { headers: { Authorization: `Bearer ${access}` } })
      await response.text()
      if (!response.ok) throw new Error(`userinfo answered ${response.status}`)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: 4 }, worker))
  return (performance.now() - begun) / count
}
