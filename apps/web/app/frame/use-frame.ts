import { useRouteLoaderData } from 'react-router'

import type { loadFrame } from './load-frame.ts'

/** What the root knows; absent only on an error page whose root could not be loaded. */
export const useFrame = () => useRouteLoaderData<typeof loadFrame>('root')
