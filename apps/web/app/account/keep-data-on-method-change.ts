import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** A choice of method changes the address and needs no new data. */
export function keepDataOnMethodChange({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSame = currentUrl.pathname === nextUrl.pathname && flowIn(currentUrl) === flowIn(nextUrl)
  const isChoice = currentUrl.searchParams.get('choose') !== nextUrl.searchParams.get('choose')
  return isSame && isChoice && !formMethod ? false : defaultShouldRevalidate
}

const flowIn = (url: URL) => url.searchParams.get('flow')
