/** Overflows of the page's width: the page itself, or clipped text. */
export function overflowing(): readonly string[] {
  const root = document.documentElement
  const over = root.scrollWidth - root.clientWidth
  const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    // The name, the caption and the state of a piece are one line, whatever their length (docs/contract/collectibles.md §6.2).
    if (!element.checkVisibility() || element.closest('[aria-hidden=true],.sr,.otp,noscript,.slip,.corners'))
      return false
    const { overflowX, overflowY, clipPath } = getComputedStyle(element)
    if (clipPath !== 'none' || !element.textContent?.trim()) return false
    const isCut = (how: string) => how === 'hidden' || how === 'clip'
    return (
      (isCut(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (isCut(overflowY) && element.scrollHeight > element.clientHeight + 1)
    )
  })
  const wide =
    over > 0
      ? [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
          .slice(-2)
          .map((element) => element.outerHTML.slice(0, 90))
      : []
  return [
    ...(over > 0 ? [`${over} px too wide: ${wide.join(' | ')}`] : []),
    ...cut.map((element) => `cut off: ${element.outerHTML.slice(0, 110)}`),
  ]
}
