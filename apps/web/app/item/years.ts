interface Years {
  readonly from: number
  readonly to?: number
}

/** "1999–2008", or the one year. Years before the common era are negative. */
export const yearsText = ({ from, to }: Years): string =>
  to === undefined || to === from ? signed(from) : `${signed(from)}–${signed(to)}`

const signed = (year: number): string => String(year).replace('-', '−')
