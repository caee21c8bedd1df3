/** A picture whose name stands beside it, so its alternative text is empty. */
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
