import { describe, expect, test } from 'vitest'
import { acceptsJson, isJsonRequest, prefersHtml } from './negotiate.ts'

const headers = (accept: string | undefined, contentType?: string) =>
  new Headers({
    ...(accept !== undefined && { accept }),
    ...(contentType !== undefined && { 'content-type': contentType }),
  })

describe('the three rules of negotiation (docs/contract/http.md §1.1)', () => {
  test.each([
    // Accept, R1, R2, R3
    [undefined, false, false, true],
    ['', false, false, true],
    ['*/*', false, false, true],
    ['text/html', false, false, true],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false, false, true],
    ['application/json', true, true, false],
    ['APPLICATION/JSON', true, true, false],
    ['application/json, text/plain, */*', true, true, false],
    ['application/json;charset=utf-8', true, true, false],
    // At equal quality the earlier offer wins: HTML.
    ['text/html, application/json', false, false, true],
    ['application/json, text/html', false, false, true],
    ['application/json;q=0.9, text/html;q=0.8', true, true, false],
    ['application/json;q=0.8, text/html;q=0.9', false, false, true],
    ['application/json;q=0.1, */*;q=0.05', true, true, false],
    // A specific type wins over a family, and a family over */*.
    ['application/*', true, true, false],
    ['application/*, text/html;q=0.9', true, true, false],
    ['text/*, application/json', true, true, false],
    ['application/json;q=0', false, false, true],
    ['image/png', false, false, true],
    ['application/json;q=high', false, false, true],
    [',,;;=,/', false, false, true],
  ])('Accept: %s', (accept, r1, r2, r3) => {
    const sent = headers(accept)
    expect([isJsonRequest(sent), acceptsJson(sent), prefersHtml(sent)]).toEqual([r1, r2, r3])
  })

  test.each([
    ['application/json', true],
    ['application/json; charset=utf-8', false],
    ['application/x-www-form-urlencoded', false],
    ['text/json', false],
  ])('Content-Type: %s beside Accept: */* decides R1 only', (contentType, r1) => {
    const sent = headers('*/*', contentType)
    expect([isJsonRequest(sent), acceptsJson(sent), prefersHtml(sent)]).toEqual([r1, false, true])
  })
})
