/** A picture of a thing that is named beside it, so it says nothing itself. */
export function Art({ src, isFirst = false }: { readonly src: string; readonly isFirst?: boolean }) {
  return (
    <img
      className="art"
      src={src}
      alt=""
      width="120"
      height="120"
      decoding="async"
      loading={isFirst ? 'eager' : 'lazy'}
    />
  )
}
