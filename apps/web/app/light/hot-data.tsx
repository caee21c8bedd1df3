import { useEffect } from 'react'

import { useOpenPage } from '../open-page.ts'

/** In development, asks for the page's data again after a change of the server's code, as the router does. */
export function HotData() {
  const { reload } = useOpenPage()
  useEffect(() => {
    const { hot } = import.meta
    hot?.on('react-router:hmr', reload)
    return () => hot?.off('react-router:hmr', reload)
  }, [reload])
  return null
}
