/** The result of a call to the OAuth2 provider, or the fact that the provider does not answer. */
export async function unlessUnavailable<Result>(call: Promise<Result>): Promise<Result | 'unavailable'> {
  try {
    return await call
  } catch (error) {
    // By name, because the class belongs to the server, which the pages do not import.
    if (error instanceof Error && error.name === 'ProviderUnavailableError') return 'unavailable'
    throw error
  }
}
