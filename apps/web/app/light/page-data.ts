import type { Area } from '@collect/messages'

import type { OpenPage, PageFrame } from '../open-page.ts'
import type { PageFailure } from '../shell/contact/failed.ts'
import type { LightData, LightPageId } from './light-pages.ts'

/** All data of an account page. The document contains it, so the browser renders what the server rendered. */
export interface PageData extends LightData {
  readonly id: LightPageId
  /** For which the server rendered the page. */
  readonly address: Pick<OpenPage, 'pathname' | 'search'>
  readonly area: Area
  readonly frame?: PageFrame | undefined
  /** The page failed; it shows an error instead. */
  readonly failed?: PageFailure | undefined
}

export const pageDataId = 'page-data'

/** JSON without `<`, which could end the script element that contains it. */
export const pageJsonOf = (data: PageData): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)

/** The data in the HTML of an account page; undefined in all other texts. */
export function pageDataIn(html: string): PageData | undefined {
  const json = new RegExp(`<script[^>]* id="${pageDataId}"[^>]*>([^<]*)</script>`).exec(html)?.[1]
  return json === undefined ? undefined : (JSON.parse(json) as PageData) // written by `pageJsonOf`
}
