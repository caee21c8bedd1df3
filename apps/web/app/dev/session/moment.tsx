/** An exact time, written as in the data below it. */
export function Moment({ time }: { readonly time: string }) {
  const exact = new Date(time)
  return (
    <time className="num" dateTime={time}>
      {Number.isNaN(exact.getTime())
        ? time
        : exact
            .toISOString()
            .replace('T', ' ')
            .replace(/\.\d+Z$/, ' UTC')}
    </time>
  )
}
