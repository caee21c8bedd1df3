import { createContext } from 'react-router'

/**
 * The form that this request has posted about something that another tab or device deleted; null for all other requests.
 * Without a script the same request draws the page: its loader finds nothing to read any more, and takes from here what
 * the form needs.
 */
export const goneForm = createContext<FormData | null>(null)
