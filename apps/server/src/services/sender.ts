/** What every log line about a request says of it: its id and the address that it came from. */
export const senderOf = ({ headers }: Request) => ({
  request: headers.get('X-Request-ID') ?? undefined,
  source: headers.get('X-Forwarded-For') ?? undefined,
})
