import { useRouteLoaderData } from 'react-router'

import type { loadFrame } from './load-frame.ts'

/** The root's data; absent only on an error page whose root loader failed. */
export const useFrame = () => useRouteLoaderData<typeof loadFrame>('root')
