/** Elements that would move visibly under reduced motion. */
export function moving(): readonly string[] {
  const longest = (times: string) => Math.max(...times.split(',').map((time) => parseFloat(time) * 1000))
  return [...document.querySelectorAll('body, body *')].flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((part) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element, part)
      const moves = animationName !== 'none' && longest(animationDuration) > 10
      return moves || longest(transitionDuration) > 10 ? [element.outerHTML.slice(0, 90)] : []
    }),
  )
}
