import { useRouteLoaderData } from 'react-router'

import type { loader } from '../root.tsx'

/** What the root knows; absent only on an error page whose root could not be loaded. */
export const useFrame = () => useRouteLoaderData<typeof loader>('root')
