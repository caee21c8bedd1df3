import { data } from 'react-router'

/** Every other address: the error page of the frame answers, with a 404. */
export function loader() {
  throw data(null, 404)
}

export default function NotFound() {
  return null
}
