import { useOpenPage, type PageFrame } from '../open-page.ts'

/** The root's data; absent only on an error page whose root loader failed. */
export const useFrame = (): PageFrame | undefined => useOpenPage().frame
