import { useEffect } from 'react'

/** What the router shows of a page that is opened without it: the browser loads the document instead. */
export function LeaveRouter() {
  useEffect(() => location.reload(), [])
  return null
}
