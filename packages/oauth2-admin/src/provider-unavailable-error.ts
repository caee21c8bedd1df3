/** The OAuth2 provider does not answer, or answers with something that is not its API. */
export class ProviderUnavailableError extends Error {
  override readonly name = 'ProviderUnavailableError'
}
