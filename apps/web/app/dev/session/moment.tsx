import { useText } from '@collect/messages/react'

/** An exact time: the day in long style (DATE-STYLE-1), and the time in UTC as in the data below it. */
export function Moment({ time }: { readonly time: string }) {
  const { date } = useText()
  const exact = new Date(time)
  return (
    <time className="num" dateTime={time}>
      {Number.isNaN(exact.getTime()) ? time : `${date(exact)}, ${exact.toISOString().slice(11, 19)} UTC`}
    </time>
  )
}
