import { data } from 'react-router'

/** All other addresses answer 404 with the frame's error page. */
export function loader() {
  throw data(null, 404)
}

export default function NotFound() {
  return null
}
