/** Fields of every log line about a request: its id and the client's address. */
export const senderOf = ({ headers }: Request) => ({
  request: headers.get('X-Request-ID') ?? undefined,
  source: headers.get('X-Forwarded-For') ?? undefined,
})
